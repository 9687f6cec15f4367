/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RemoveBeneficiary404Code = 'BENEFICIARY_NOT_FOUND';