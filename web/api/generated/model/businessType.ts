/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type BusinessType = 'sole-proprietorship' | 'individual-owner-company' | 'multi-owner-company' | 'freelancer';