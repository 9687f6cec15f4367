/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type SuspendBeneficiary409Code = 'BENEFICIARY_STATE_INVALID' | 'IDEMPOTENCY_IN_FLIGHT';