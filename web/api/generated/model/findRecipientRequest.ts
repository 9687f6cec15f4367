/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export interface FindRecipientRequest {
  /**
     * A phone number, a CR number or a unified number
     * @minLength 1
     * @maxLength 40
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  identifier: string;
}
