/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { TopUpStateFilterParameter } from './topUpStateFilterParameter.ts';

export type SearchTopUpsParams = {
/**
 * A `topUpId`, the reference of the card provider, or the reference of the transaction
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
q?: string;
/**
 * Only those of this customer
 */
customerId?: string;
/**
 * `created`: the card is to be entered. `awaiting_3ds`: the person confirms the payment, or the card provider has not answered yet. `paid`: the money is in the wallet. `settled`: and has arrived at our bank. `refunded`, `disputed`: it went back to the card.
 */
state?: TopUpStateFilterParameter;
/**
 * The `nextCursor` of the previous page, with the same filters
 */
cursor?: string;
};
