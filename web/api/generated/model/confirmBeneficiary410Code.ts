/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ConfirmBeneficiary410Code = 'OTP_EXPIRED' | 'ACTION_EXPIRED';