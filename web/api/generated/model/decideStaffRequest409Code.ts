/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type DecideStaffRequest409Code = 'STAFF_REQUEST_CLOSED' | 'WALLET_NOT_EMPTY' | 'SUSPENSE_CREDIT_DECIDED' | 'TRANSFER_STATE_INVALID' | 'TOP_UP_STATE_INVALID' | 'WALLET_INACTIVE' | 'ACCOUNT_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';