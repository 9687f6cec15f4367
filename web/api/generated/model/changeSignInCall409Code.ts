/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ChangeSignInCall409Code = 'SIGN_IN_CALL_UNCHANGED' | 'ACCOUNT_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';