/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Only the role `admin` has access to these operations
 */
export type AdminRole = 'admin' | 'viewer';