/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * With `expired`: compliance asks the person to approve again
 */
export type NafathStatusReason = 'asked_again';