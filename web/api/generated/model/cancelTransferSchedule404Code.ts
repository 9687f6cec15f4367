/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CancelTransferSchedule404Code = 'WALLET_NOT_FOUND' | 'TRANSFER_SCHEDULE_NOT_FOUND';