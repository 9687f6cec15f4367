/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RequestTopUpCrediting422Code = 'MAXIMUM_BALANCE_EXCEEDED' | 'IDEMPOTENCY_MISMATCH';