/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Whether the IBAN belongs to the identifier. `not_checked` without one, or if the banks did not answer for a day
 */
export type BeneficiaryPayeeCheck = 'waiting' | 'match' | 'mismatch' | 'not_checked';