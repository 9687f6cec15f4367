/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RequestTopUpDispute409Code = 'TOP_UP_STATE_INVALID' | 'REQUEST_PENDING' | 'IDEMPOTENCY_IN_FLIGHT';