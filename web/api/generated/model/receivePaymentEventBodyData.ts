/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * The payment
 */
export type ReceivePaymentEventBodyData = {
  /** The id of the payment */
  id?: string;
};
