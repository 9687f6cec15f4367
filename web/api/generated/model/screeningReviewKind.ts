/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `not_on_registration` means that the registry names the person neither as an owner nor as a manager
 */
export type ScreeningReviewKind = 'screening' | 'not_on_registration';