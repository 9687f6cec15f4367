/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * The `userId` of `verifyOtp`
 */
export type UserId = string;
