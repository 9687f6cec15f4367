/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `created`: the card is to be entered. `awaiting_3ds`: the person confirms the payment, or the card provider has not answered yet. `paid`: the money is in the wallet. `settled`: and has arrived at our bank. `refunded`, `disputed`: it went back to the card.
 */
export type TopUpState = 'created' | 'awaiting_3ds' | 'paid' | 'settled' | 'failed' | 'expired' | 'refunded' | 'disputed';