/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * One value for one request, such as a UUID. Retries of the same request repeat it.
 */
export type IdempotencyKeyParameter = string;
