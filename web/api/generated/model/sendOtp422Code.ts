/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type SendOtp422Code = 'BUSINESS_TYPE_NOT_SUPPORTED' | 'IDEMPOTENCY_MISMATCH';