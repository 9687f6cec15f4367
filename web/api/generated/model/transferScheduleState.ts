/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `ended`: it has run for the last time
 */
export type TransferScheduleState = 'active' | 'cancelled' | 'ended';