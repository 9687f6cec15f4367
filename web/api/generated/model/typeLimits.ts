/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Limit } from './limit.ts';
import type { LimitedType } from './limitedType.ts';

export interface TypeLimits {
  type: LimitedType;
  daily: Limit;
  monthly: Limit;
}
