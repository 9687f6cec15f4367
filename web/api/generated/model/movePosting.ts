/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { MovePostingKind } from './movePostingKind.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PositiveMoney } from './positiveMoney.ts';
import type { PostingKey } from './postingKey.ts';
import type { SubWalletId } from './subWalletId.ts';

export interface MovePosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  kind: MovePostingKind;
  /** Leave it out for the main wallet */
  from?: SubWalletId;
  /** Leave it out for the main wallet */
  to?: SubWalletId;
  amount: PositiveMoney;
}
