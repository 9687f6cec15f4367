/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CreateWalletAction422Code = 'LIMIT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH';