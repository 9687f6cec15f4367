/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * An `admin` may do everything. A `viewer` may look at everything and change nothing
 */
export type AdminRole = 'admin' | 'viewer';