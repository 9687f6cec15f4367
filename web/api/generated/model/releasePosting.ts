/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { PhoneNumber } from './phoneNumber.ts';
import type { PostingKey } from './postingKey.ts';
import type { ReleasePostingKind } from './releasePostingKind.ts';

export interface ReleasePosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  kind: ReleasePostingKind;
  holdId: string;
}
