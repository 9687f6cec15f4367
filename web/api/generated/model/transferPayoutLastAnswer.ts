/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * What the provider said when it was last asked for the number
 */
export type TransferPayoutLastAnswer = 'found' | 'not_found' | 'unavailable';