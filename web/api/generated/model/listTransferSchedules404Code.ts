/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ListTransferSchedules404Code = 'WALLET_NOT_FOUND';