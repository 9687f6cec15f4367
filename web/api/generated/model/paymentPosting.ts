/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { PaymentPostingKind } from './paymentPostingKind.ts';
import type { PaymentType } from './paymentType.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PositiveMoney } from './positiveMoney.ts';
import type { PostingKey } from './postingKey.ts';
import type { SubWalletId } from './subWalletId.ts';

export interface PaymentPosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  kind: PaymentPostingKind;
  /** Leave it out for the main wallet */
  subWallet?: SubWalletId;
  type: PaymentType;
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
