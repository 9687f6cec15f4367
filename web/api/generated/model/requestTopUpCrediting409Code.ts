/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RequestTopUpCrediting409Code = 'SUSPENSE_CREDIT_DECIDED' | 'REQUEST_PENDING' | 'WALLET_INACTIVE' | 'ACCOUNT_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';