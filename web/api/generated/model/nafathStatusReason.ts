/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Of `expired`: compliance asks the person to approve once more
 */
export type NafathStatusReason = 'asked_again';