/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { LimitMoneyCurrency } from './limitMoneyCurrency.ts';

export interface LimitMoney {
  /**
     * In halalas
     * @minimum 0
     * @maximum 100000000000
     */
  amount: number;
  currency: LimitMoneyCurrency;
}
