/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type VerifyLoginOtp410Code = 'OTP_EXPIRED' | 'LOGIN_EXPIRED';