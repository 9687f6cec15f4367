/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type MoveMoney409Code = 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';