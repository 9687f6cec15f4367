/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ReceivePayoutEventBodyData } from './receivePayoutEventBodyData.ts';

/**
 * As far as it is read. Other fields are ignored
 */
export type ReceivePayoutEventBody = {
  /** The kind of event, such as `payout_paid` */
  type?: string;
  /** The secret that we share with the provider */
  secret_token?: string;
  /** The payout */
  data?: ReceivePayoutEventBodyData;
  /** The id of the payout in the sandbox */
  reference?: string;
};
