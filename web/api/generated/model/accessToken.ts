/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * For the `Authorization` header. Valid for 10 minutes
 */
export type AccessToken = string;
