/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Day } from './day.ts';
import type { Money } from './money.ts';

export interface ActivityPoint {
  from: Day;
  to: Day;
  moneyIn: Money;
  moneyOut: Money;
}
