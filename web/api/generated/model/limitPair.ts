/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Limit } from './limit.ts';

export interface LimitPair {
  daily: Limit;
  monthly: Limit;
}
