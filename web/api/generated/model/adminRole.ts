/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Only an `admin` may do anything here
 */
export type AdminRole = 'admin' | 'viewer';