/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type SendOtp409Code = 'PHONE_DUPLICATE' | 'IDEMPOTENCY_IN_FLIGHT';