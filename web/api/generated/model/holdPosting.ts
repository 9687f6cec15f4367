/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { HoldPostingKind } from './holdPostingKind.ts';
import type { HoldPostingReason } from './holdPostingReason.ts';
import type { PaymentType } from './paymentType.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PositiveMoney } from './positiveMoney.ts';
import type { PostingKey } from './postingKey.ts';
import type { SubWalletId } from './subWalletId.ts';
import type { Timestamp } from './timestamp.ts';

export interface HoldPosting {
  key: PostingKey;
  phoneNumber: PhoneNumber;
  kind: HoldPostingKind;
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
  reason: HoldPostingReason;
  /** In the future */
  expectedRelease: Timestamp;
}
