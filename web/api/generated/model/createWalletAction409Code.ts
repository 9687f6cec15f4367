/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CreateWalletAction409Code = 'WALLET_FROZEN' | 'WALLET_STATUS_UNCHANGED' | 'SUB_WALLET_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';