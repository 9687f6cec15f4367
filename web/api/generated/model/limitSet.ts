/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { LimitedType } from './limitedType.ts';
import type { LimitPeriod } from './limitPeriod.ts';
import type { Money } from './money.ts';

export interface LimitSet {
  transactionType?: LimitedType;
  period: LimitPeriod;
  limit: Money;
}
