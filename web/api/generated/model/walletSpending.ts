/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Day } from './day.ts';
import type { Money } from './money.ts';
import type { SpendingShare } from './spendingShare.ts';

export interface WalletSpending {
  from: Day;
  to: Day;
  total: Money;
  shares: SpendingShare[];
}
