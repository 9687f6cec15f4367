/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { MoneyCurrency } from './moneyCurrency.ts';

export interface Money {
  /** In halalas */
  amount: number;
  currency: MoneyCurrency;
}
