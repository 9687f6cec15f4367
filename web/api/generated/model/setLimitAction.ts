/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { LimitMoney } from './limitMoney.ts';
import type { LimitPeriod } from './limitPeriod.ts';
import type { SetLimitActionType } from './setLimitActionType.ts';
import type { TransactionType } from './transactionType.ts';

export interface SetLimitAction {
  type: SetLimitActionType;
  /** Leave it out for the overall wallet */
  transactionType?: TransactionType;
  period: LimitPeriod;
  limit: LimitMoney;
}
