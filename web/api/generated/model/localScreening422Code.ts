/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type LocalScreening422Code = 'ID_VERIFICATION_FAILED' | 'IDEMPOTENCY_MISMATCH';