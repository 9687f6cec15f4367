/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * A part of the merchant's or beneficiary's name, or of the reference ID
 */
export type TransactionSearchParameter = string;
