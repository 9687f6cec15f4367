/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CapturePostingKind } from './capturePostingKind.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PostingKey } from './postingKey.ts';

export interface CapturePosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  kind: CapturePostingKind;
  holdId: string;
}
