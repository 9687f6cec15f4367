/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Limit } from './limit.ts';
import type { TransactionType } from './transactionType.ts';

export interface TypeLimits {
  type: TransactionType;
  daily: Limit;
  monthly: Limit;
}
