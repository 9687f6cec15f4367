/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CreateTransfer409Code = 'WALLET_INACTIVE' | 'WALLET_FROZEN' | 'BENEFICIARY_NOT_ACTIVE' | 'TRANSFER_SCHEDULE_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';