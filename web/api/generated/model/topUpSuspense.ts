/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { SuspendedTopUpCause } from './suspendedTopUpCause.ts';
import type { Timestamp } from './timestamp.ts';

export interface TopUpSuspense {
  amount: Money;
  cause: SuspendedTopUpCause;
  since: Timestamp;
  /** Since when two people agree that it goes back to the card, and the card provider has not said so yet */
  refundAgreedAt?: Timestamp;
}
