/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * The payout
 */
export type ReceivePayoutEventBodyData = {
  /** The id of the payout */
  id?: string;
};
