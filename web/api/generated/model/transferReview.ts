/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { TransferWarning } from './transferWarning.ts';

export interface TransferReview {
  /** In the source now */
  available: Money;
  /** Available in the source after it. Below 0 if the money for a later run is not there yet */
  balanceAfter: Money;
  /** What the limits leave of the day after it */
  remainingToday: Money;
  /** What the limits leave of the month after it */
  remainingThisMonth: Money;
  warnings: TransferWarning[];
}
