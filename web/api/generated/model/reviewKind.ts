/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * A review of the identity in Nafath, of somebody whom the registration does not name, of the screening of person and business, or of a hit in the daily screening of customers
 */
export type ReviewKind = 'identity' | 'not_on_registration' | 'screening' | 'rescreening';