/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ValidateCr422Code = 'CR_VERIFICATION_FAILED' | 'IDEMPOTENCY_MISMATCH';