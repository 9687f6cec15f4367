/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * @minimum 0
 * @maximum 1000000
 */
export type KybOrder = number;
