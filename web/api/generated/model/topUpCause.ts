/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Why it is in this state. Of `failed`: `declined`, `insufficient_funds`, `three_ds_failed`, `abandoned`, `other`, and `payment_differs`, where the provider took a different amount: our staff looks at it. `over_maximum` is paid, but the wallet may not hold it: our staff looks at it. `account_closed`: the same, for an account that was closed meanwhile. `paid_after_end`: the same, for a top-up that had failed or expired when the card was charged. Once our staff has credited it, it is `credited`. `payment_returned`: it failed or expired, the card was charged all the same, and the whole payment went back to the card.
 */
export type TopUpCause = 'requested' | 'card_sent' | 'credited' | 'over_maximum' | 'account_closed' | 'paid_after_end' | 'settled' | 'declined' | 'insufficient_funds' | 'three_ds_failed' | 'abandoned' | 'other' | 'payment_differs' | 'payment_returned' | 'not_paid_in_time' | 'refunded' | 'disputed';