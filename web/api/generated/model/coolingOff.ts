/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * While the state is `cooling_off`
 */
export interface CoolingOff {
  endsAt: Timestamp;
  /** What transfers until then may add up to */
  cap: Money;
}
