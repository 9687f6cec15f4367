/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type GetTransferReceipt409Code = 'TRANSFER_STATE_INVALID';