/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { PhoneNumber } from './phoneNumber.ts';
import type { PositiveMoney } from './positiveMoney.ts';
import type { PostingKey } from './postingKey.ts';
import type { SubWalletId } from './subWalletId.ts';
import type { TopUpPostingKind } from './topUpPostingKind.ts';
import type { TopUpType } from './topUpType.ts';

export interface TopUpPosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  kind: TopUpPostingKind;
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId;
  type: TopUpType;
  amount: PositiveMoney;
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  counterparty: string;
  /**
     * Its name in Arabic
     * @minLength 1
     * @maxLength 100
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  counterpartyArabic?: string;
}
