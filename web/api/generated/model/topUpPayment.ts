/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface TopUpPayment {
  /**
     * What the card form returned for the card
     * @minLength 1
     * @maxLength 200
     * @pattern ^[A-Za-z0-9_-]+$
     */
  cardToken: string;
}
