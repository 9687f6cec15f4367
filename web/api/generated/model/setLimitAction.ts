/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { LimitedType } from './limitedType.ts';
import type { LimitMoney } from './limitMoney.ts';
import type { LimitPeriod } from './limitPeriod.ts';
import type { SetLimitActionType } from './setLimitActionType.ts';

export interface SetLimitAction {
  type: SetLimitActionType;
  /** Leave it out for the overall wallet */
  transactionType?: LimitedType;
  period: LimitPeriod;
  limit: LimitMoney;
}
