/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { PhoneNumber } from './phoneNumber.ts';
import type { PostingKey } from './postingKey.ts';
import type { ReferenceId } from './referenceId.ts';
import type { ReversalPostingKind } from './reversalPostingKind.ts';

export interface ReversalPosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  kind: ReversalPostingKind;
  /** The reference ID of a successful payment */
  referenceId: ReferenceId;
}
