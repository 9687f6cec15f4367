/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ResendBeneficiaryCode429Code = 'OTP_COOLDOWN' | 'RATE_LIMITED';