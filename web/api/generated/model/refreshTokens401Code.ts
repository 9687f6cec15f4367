/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RefreshTokens401Code = 'UNAUTHENTICATED' | 'TOKEN_REUSED';