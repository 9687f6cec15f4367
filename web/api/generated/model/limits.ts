/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { LimitPair } from './limitPair.ts';
import type { TypeLimits } from './typeLimits.ts';

export interface Limits {
  overall: LimitPair;
  types: TypeLimits[];
}
