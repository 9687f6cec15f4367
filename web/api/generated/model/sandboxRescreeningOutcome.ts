/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `clear`: no hit, or one that compliance has decided on. `review`: a review is open.
 */
export type SandboxRescreeningOutcome = 'clear' | 'review' | 'unavailable';