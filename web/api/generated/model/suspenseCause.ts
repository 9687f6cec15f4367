/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Why it is in no wallet. `unknown_iban`: no wallet has the IBAN. `wallet_inactive`: the wallet takes no money. `over_maximum`: the wallet would hold more than is allowed.
 */
export type SuspenseCause = 'unknown_iban' | 'wallet_inactive' | 'over_maximum';