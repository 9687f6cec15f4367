/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Why it is not in its wallet. `over_maximum`: the wallet would have held more than is allowed. `account_closed`: the account was closed. `paid_after_end`: the provider first said that nothing was taken.
 */
export type SuspendedTopUpCause = 'over_maximum' | 'account_closed' | 'paid_after_end';