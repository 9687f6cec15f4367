/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ChangePassword422Code = 'PASSWORD_WRONG' | 'IDEMPOTENCY_MISMATCH';