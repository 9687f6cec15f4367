/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ListCustomerBeneficiaries404Code = 'CUSTOMER_NOT_FOUND';