/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * ISO 8601 in UTC
 */
export type Timestamp = string;
