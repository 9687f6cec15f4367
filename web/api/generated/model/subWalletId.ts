/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * @pattern ^[0-9]{12}$
 */
export type SubWalletId = string;
