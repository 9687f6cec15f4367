/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { TopUpMoneyCurrency } from './topUpMoneyCurrency.ts';

export interface TopUpMoney {
  /**
     * In halalas: from 10.00 to 20,000.00 SAR
     * @minimum 1000
     * @maximum 2000000
     */
  amount: number;
  currency: TopUpMoneyCurrency;
}
