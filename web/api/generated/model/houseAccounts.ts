/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Where the money is, in halalas. Money that is in no wallet is negative: `suspense` and `fees`.
 */
export interface HouseAccounts {
  /** In the bank account that keeps the customers' money */
  safeguarding: number;
  /** Paid by card, not yet at the bank */
  cardsInTransit: number;
  /** Given to the bank to pay out, not yet paid */
  payoutsInTransit: number;
  /** Received, and of no wallet yet */
  suspense: number;
  /** Charged to wallets */
  fees: number;
}
