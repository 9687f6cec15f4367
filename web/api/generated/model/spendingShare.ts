/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { TransactionType } from './transactionType.ts';

export interface SpendingShare {
  type: TransactionType;
  amount: Money;
  /**
     * To one decimal
     * @minimum 0
     * @maximum 100
     */
  percent: number;
}
