/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * For the customer and the payee
 * @minLength 1
 * @maxLength 140
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type TransferNote = string;
