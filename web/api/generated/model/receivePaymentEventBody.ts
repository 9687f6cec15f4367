/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ReceivePaymentEventBodyData } from './receivePaymentEventBodyData.ts';

/**
 * As far as it is read. Other fields are ignored
 */
export type ReceivePaymentEventBody = {
  /** The kind of event, such as `payment_paid` */
  type?: string;
  /** The secret that we share with the provider */
  secret_token?: string;
  /** The payment */
  data?: ReceivePaymentEventBodyData;
  /** The id of the payment in the sandbox */
  reference?: string;
};
