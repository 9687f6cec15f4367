/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type UnlockCustomer409Code = 'NOT_LOCKED' | 'IDEMPOTENCY_IN_FLIGHT';