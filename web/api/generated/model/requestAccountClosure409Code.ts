/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RequestAccountClosure409Code = 'WALLET_NOT_EMPTY' | 'REQUEST_PENDING' | 'ACCOUNT_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';