/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type MoveMoney422Code = 'INSUFFICIENT_FUNDS' | 'IDEMPOTENCY_MISMATCH';