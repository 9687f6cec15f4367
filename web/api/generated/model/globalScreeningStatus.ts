/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `REVIEW` lasts until compliance has decided. Call the operation again for the outcome
 */
export type GlobalScreeningStatus = 'CLEAR' | 'REVIEW' | 'REJECTED';