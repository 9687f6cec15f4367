/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CancelTransfer409Code = 'TRANSFER_NOT_CANCELLABLE' | 'IDEMPOTENCY_IN_FLIGHT';