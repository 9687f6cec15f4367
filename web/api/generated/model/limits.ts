/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { LimitPair } from './limitPair.ts';
import type { Money } from './money.ts';
import type { TypeLimits } from './typeLimits.ts';

export interface Limits {
  overall: LimitPair;
  types: TypeLimits[];
  /** The most that one transfer to an IBAN may have. `createTransfer` refuses more with `AMOUNT_OUT_OF_RANGE` */
  instantTransfer: Money;
}
