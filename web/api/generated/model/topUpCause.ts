/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Why it is in this state. Of `failed`: `declined`, `insufficient_funds`, `three_ds_failed`, `abandoned`, `other`, and `payment_differs`, where the provider took another amount than was asked for: our staff looks at it. `over_maximum` is paid, but the wallet may not hold it: our staff looks at it. `account_closed`: the same, for an account that was closed meanwhile.
 */
export type TopUpCause = 'requested' | 'card_sent' | 'credited' | 'over_maximum' | 'account_closed' | 'settled' | 'declined' | 'insufficient_funds' | 'three_ds_failed' | 'abandoned' | 'other' | 'payment_differs' | 'not_paid_in_time' | 'refunded' | 'disputed';