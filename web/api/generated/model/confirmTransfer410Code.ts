/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ConfirmTransfer410Code = 'OTP_EXPIRED' | 'TRANSFER_EXPIRED';