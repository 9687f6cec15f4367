/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RefreshTokens409Code = 'TOKEN_ROTATED' | 'IDEMPOTENCY_IN_FLIGHT';