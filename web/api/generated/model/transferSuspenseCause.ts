/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `wallet_inactive`: the wallet of the recipient takes no money. `over_maximum`: it would have held more than is allowed.
 */
export type TransferSuspenseCause = 'wallet_inactive' | 'over_maximum';