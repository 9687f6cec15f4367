/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';

export interface LimitRange {
  minimum: Money;
  maximum: Money;
}
