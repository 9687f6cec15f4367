/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type SuspendBeneficiary404Code = 'CUSTOMER_NOT_FOUND' | 'BENEFICIARY_NOT_FOUND';