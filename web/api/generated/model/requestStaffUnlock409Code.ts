/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RequestStaffUnlock409Code = 'REQUEST_PENDING' | 'IDEMPOTENCY_IN_FLIGHT';