/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CreateProfile409Code = 'STEP_REQUIRED' | 'IDEMPOTENCY_IN_FLIGHT';