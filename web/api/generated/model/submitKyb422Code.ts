/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type SubmitKyb422Code = 'KYB_OPTION_INVALID' | 'IDEMPOTENCY_MISMATCH';