/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CancelTransferSchedule409Code = 'TRANSFER_SCHEDULE_ENDED' | 'IDEMPOTENCY_IN_FLIGHT';