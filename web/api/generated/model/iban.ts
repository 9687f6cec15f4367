/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Of a bank in Saudi Arabia, without spaces
 * @pattern ^SA[0-9]{4}[0-9A-Z]{18}$
 */
export type Iban = string;
