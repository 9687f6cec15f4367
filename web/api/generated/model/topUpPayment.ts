/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface TopUpPayment {
  /**
     * A test card of the sandbox, or a token of the card provider
     * @minLength 1
     * @maxLength 200
     * @pattern ^[A-Za-z0-9_-]+$
     */
  cardToken: string;
}
