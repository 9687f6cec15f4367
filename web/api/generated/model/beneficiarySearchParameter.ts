/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * A part of the name, the nickname or the IBAN
 */
export type BeneficiarySearchParameter = string;
