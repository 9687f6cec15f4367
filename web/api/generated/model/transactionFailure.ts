/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Why it failed
 */
export type TransactionFailure = 'insufficient_funds' | 'limit_exceeded' | 'wallet_inactive' | 'wallet_frozen' | 'released';