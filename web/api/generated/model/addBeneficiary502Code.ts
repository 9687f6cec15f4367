/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type AddBeneficiary502Code = 'OTP_SEND_FAILED';