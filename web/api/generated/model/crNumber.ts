/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * A commercial registration number, or a unified national number (starts with 7)
 * @pattern ^[0-9]{10}$
 */
export type CrNumber = string;
