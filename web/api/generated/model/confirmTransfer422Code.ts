/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ConfirmTransfer422Code = 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'AMOUNT_OUT_OF_RANGE' | 'IDEMPOTENCY_MISMATCH';