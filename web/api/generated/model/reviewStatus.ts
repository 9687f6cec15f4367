/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * `overtaken` means closed without a decision by an administrator
 */
export type ReviewStatus = 'open' | 'approved' | 'rejected' | 'asked_again' | 'overtaken';