/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ProviderFailureReason = 'timeout' | 'connection' | 'error' | 'unexpected_response' | 'credentials' | 'rate_limited' | 'circuit_open' | 'busy';