/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * As far as it is read. Other fields, such as `transId`, are ignored
 */
export type ReceiveNafathTokenBody = {
  /**
     * A JWT of Nafath
     * @minLength 1
     */
  token: string;
  /** The id under which Plink started the request */
  requestId: string;
};
