/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type SetPassword409Code = 'ALREADY_SET' | 'STEP_REQUIRED' | 'ID_DUPLICATE' | 'CR_DUPLICATE' | 'IDEMPOTENCY_IN_FLIGHT';