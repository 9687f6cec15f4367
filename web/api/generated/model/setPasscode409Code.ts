/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type SetPasscode409Code = 'ALREADY_SET' | 'STEP_REQUIRED' | 'IDEMPOTENCY_IN_FLIGHT';