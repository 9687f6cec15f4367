/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type AddBeneficiary409Code = 'BENEFICIARY_EXISTS' | 'BENEFICIARY_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT';