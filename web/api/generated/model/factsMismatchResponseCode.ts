/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type FactsMismatchResponseCode = 'FACTS_MISMATCH' | 'IDEMPOTENCY_MISMATCH';