/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { LimitPeriod } from './limitPeriod.ts';
import type { Money } from './money.ts';
import type { TransactionType } from './transactionType.ts';

export interface LimitSet {
  transactionType?: TransactionType;
  period: LimitPeriod;
  limit: Money;
}
