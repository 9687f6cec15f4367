/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * The unified national number of a company. Also identifies its account at sign-in
 * @pattern ^7[0-9]{9}$
 */
export type UnifiedNumber = string;
