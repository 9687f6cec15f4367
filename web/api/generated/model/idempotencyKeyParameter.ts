/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * One value for one intention, a UUID for example. Retries of the same intention repeat it.
 */
export type IdempotencyKeyParameter = string;
