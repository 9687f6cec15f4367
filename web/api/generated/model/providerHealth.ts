/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ProviderFailureReason } from './providerFailureReason.ts';
import type { ProviderHealthState } from './providerHealthState.ts';

export interface ProviderHealth {
  name: string;
  /** What the last call says */
  state: ProviderHealthState;
  /** @nullable */
  lastSuccessAt: string | null;
  /** @nullable */
  lastFailureAt: string | null;
  lastFailure: ProviderFailureReason | null;
}
