/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * One value for one posting. A repeated key posts nothing
 * @pattern ^[A-Za-z0-9_.:-]{8,100}$
 */
export type PostingKey = string;
