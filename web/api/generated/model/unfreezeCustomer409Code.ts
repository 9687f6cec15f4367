/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type UnfreezeCustomer409Code = 'WALLET_NOT_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';