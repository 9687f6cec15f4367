/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type KybCategory = 'purpose_of_account' | 'business_activity' | 'annual_revenue';