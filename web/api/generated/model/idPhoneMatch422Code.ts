/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type IdPhoneMatch422Code = 'ID_PHONE_MISMATCH' | 'IDEMPOTENCY_MISMATCH';