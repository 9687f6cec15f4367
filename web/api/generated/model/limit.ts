/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { LimitRange } from './limitRange.ts';
import type { Money } from './money.ts';

export interface Limit {
  limit: Money | null;
  used: Money;
  /** Within all limits that apply */
  remaining: Money;
  range: LimitRange;
}
