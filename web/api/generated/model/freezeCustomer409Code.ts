/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type FreezeCustomer409Code = 'WALLET_ALREADY_FROZEN' | 'IDEMPOTENCY_IN_FLIGHT';