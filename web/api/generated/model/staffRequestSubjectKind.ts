/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type StaffRequestSubjectKind = 'customer' | 'suspense_credit' | 'transfer' | 'top_up' | 'admin';