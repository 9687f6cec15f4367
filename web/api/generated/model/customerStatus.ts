/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `soft_locked` and `hard_locked` refer to sign-in
 */
export type CustomerStatus = 'signing_up' | 'active' | 'soft_locked' | 'hard_locked' | 'closed';