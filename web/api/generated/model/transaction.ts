/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { ReferenceId } from './referenceId.ts';
import type { Timestamp } from './timestamp.ts';
import type { TransactionDirection } from './transactionDirection.ts';
import type { TransactionFailure } from './transactionFailure.ts';
import type { TransactionStatus } from './transactionStatus.ts';
import type { TransactionType } from './transactionType.ts';

export interface Transaction {
  referenceId: ReferenceId;
  type: TransactionType;
  status: TransactionStatus;
  direction: TransactionDirection;
  /** Never negative */
  amount: Money;
  /** The merchant, beneficiary or source. `Main wallet` for a move from or to the main wallet */
  counterparty: string;
  /** Its name in Arabic, if known */
  counterpartyArabic?: string;
  createdAt: Timestamp;
  /** Why it failed */
  failure?: TransactionFailure;
  reversalOf?: ReferenceId;
  reversedBy?: ReferenceId;
  /** The transfer that it pays or brings back, for `getTransfer`. The payee has none */
  transferId?: string;
  /** The top-up by card that brought the money, for `getTopUp` */
  topUpId?: string;
}
