/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { TopUpState } from './topUpState.ts';

export type TopUpStateFilterParameter = TopUpState;
