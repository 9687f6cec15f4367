/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type GetTransferReceipt404Code = 'WALLET_NOT_FOUND' | 'TRANSFER_NOT_FOUND';