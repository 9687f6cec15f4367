/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RequestTransferSettlement409Code = 'TRANSFER_STATE_INVALID' | 'REQUEST_PENDING' | 'IDEMPOTENCY_IN_FLIGHT';