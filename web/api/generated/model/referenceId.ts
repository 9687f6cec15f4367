/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * The reference ID of a transaction
 * @pattern ^PLK[0-9A-HJKMNP-TV-Z]{13}$
 */
export type ReferenceId = string;
