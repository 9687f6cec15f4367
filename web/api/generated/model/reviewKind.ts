/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * A review of the identity in Nafath, of somebody whom the registration does not name, or of the screening of person and business
 */
export type ReviewKind = 'identity' | 'not_on_registration' | 'screening';