/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * A review goes on until compliance has decided; ask again for what came of it
 */
export type GlobalScreeningStatus = 'CLEAR' | 'REVIEW' | 'REJECTED';