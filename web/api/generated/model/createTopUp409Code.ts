/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CreateTopUp409Code = 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';