/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * A national ID (starts with 1) or an Iqama (starts with 2)
 * @pattern ^[12][0-9]{9}$
 */
export type IdNumber = string;
