/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `pending` while the money is on hold
 */
export type TransactionStatus = 'successful' | 'pending' | 'failed';