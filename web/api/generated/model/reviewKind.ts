/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Of the identity in Nafath, or of the screening of person and business
 */
export type ReviewKind = 'identity' | 'screening';