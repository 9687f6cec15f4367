/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CustomerSummary } from './customerSummary.ts';
import type { Money } from './money.ts';
import type { StaffRequest } from './staffRequest.ts';
import type { SuspendedTopUpCause } from './suspendedTopUpCause.ts';
import type { Timestamp } from './timestamp.ts';
import type { TopUpState } from './topUpState.ts';

export interface SuspendedTopUp {
  /** Also our number of the payment, to ask the card provider about it */
  topUpId: string;
  /** What of it is in suspense */
  amount: Money;
  state: TopUpState;
  cause: SuspendedTopUpCause;
  /** Of the card provider */
  reference?: string;
  /** When the customer started it */
  createdAt: Timestamp;
  /** Since when it is in suspense */
  since: Timestamp;
  /** Since when two people agree that it goes back to the card, and the card provider has not said so yet */
  refundAgreedAt?: Timestamp;
  /** Whose top-up it is */
  customer: CustomerSummary;
  /** The request about it that waits for its decision */
  request?: StaffRequest;
}
