/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { TransferWarning } from './transferWarning.ts';

/**
 * A transfer with `schedule` takes nothing now, so its review does not say what would be left.
 */
export interface TransferReview {
  /** In the source now */
  available: Money;
  /** Available in the source after it */
  balanceAfter?: Money;
  /** What the limits leave of the day after it */
  remainingToday?: Money;
  /** What the limits leave of the month after it */
  remainingThisMonth?: Money;
  warnings: TransferWarning[];
}
