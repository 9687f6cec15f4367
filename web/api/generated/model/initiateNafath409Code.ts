/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type InitiateNafath409Code = 'STEP_REQUIRED' | 'NAFATH_IN_PROGRESS' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT';