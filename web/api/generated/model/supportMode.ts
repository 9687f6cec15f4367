/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Whether this is a sandbox that simulates the outside world
 */
export type SupportMode = 'sandbox' | 'live';