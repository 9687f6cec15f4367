/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CreateSandboxPosting422Code = 'INSUFFICIENT_FUNDS' | 'LIMIT_EXCEEDED' | 'IDEMPOTENCY_MISMATCH';