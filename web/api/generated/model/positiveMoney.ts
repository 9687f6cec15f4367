/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { PositiveMoneyCurrency } from './positiveMoneyCurrency.ts';

export interface PositiveMoney {
  /**
     * In halalas
     * @minimum 1
     * @maximum 100000000000
     */
  amount: number;
  currency: PositiveMoneyCurrency;
}
