/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `create_profile` for a customer who has not finished sign-up
 */
export type AfterLogin = 'dashboard' | 'create_profile';