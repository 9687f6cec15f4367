/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type PayTopUp409Code = 'TOP_UP_ENDED' | 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';