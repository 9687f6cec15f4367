/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `overtaken` when it was settled without us
 */
export type ReviewStatus = 'open' | 'approved' | 'rejected' | 'asked_again' | 'overtaken';