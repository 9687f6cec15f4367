/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RequestTransferSettlement404Code = 'TRANSFER_NOT_FOUND';