/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type NafathState = 'SENT' | 'pending' | 'approved' | 'rejected' | 'FAILED' | 'expired';