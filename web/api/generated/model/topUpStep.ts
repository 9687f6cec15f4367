/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Timestamp } from './timestamp.ts';
import type { TopUpCause } from './topUpCause.ts';
import type { TopUpState } from './topUpState.ts';

export interface TopUpStep {
  state: TopUpState;
  cause: TopUpCause;
  at: Timestamp;
}
