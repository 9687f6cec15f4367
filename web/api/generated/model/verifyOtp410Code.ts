/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type VerifyOtp410Code = 'OTP_EXPIRED' | 'OTP_VERIFY_FAILED';