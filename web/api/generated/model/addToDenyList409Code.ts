/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type AddToDenyList409Code = 'DENY_LIST_DUPLICATE' | 'IDEMPOTENCY_IN_FLIGHT';