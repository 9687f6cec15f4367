/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `authorization`: a merchant has reserved the amount. `deposit`: a security deposit. `review`: a transfer is being checked. `dispute`: a payment is disputed. `transfer`: a transfer is on its way.
 */
export type HoldReason = 'authorization' | 'deposit' | 'review' | 'dispute' | 'transfer';