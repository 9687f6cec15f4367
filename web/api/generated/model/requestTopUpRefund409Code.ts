/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RequestTopUpRefund409Code = 'SUSPENSE_CREDIT_DECIDED' | 'REQUEST_PENDING' | 'IDEMPOTENCY_IN_FLIGHT';