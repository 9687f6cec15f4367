/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { LimitRange } from './limitRange.ts';
import type { Money } from './money.ts';
import type { TopUp } from './topUp.ts';

export interface TopUpList {
  items: TopUp[];
  /** @nullable */
  nextCursor: string | null;
  /** @nullable */
  previousCursor: string | null;
  /** @minimum 1 */
  page: number;
  /** What may be topped up by card now. The maximum is below the minimum when the wallet is full */
  amountRange: LimitRange;
  /** What is left until the wallet holds as much as it may. Null if nothing limits it */
  remaining: Money | null;
}
