/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type IdPhoneMatch409Code = 'ID_DUPLICATE' | 'STEP_REQUIRED' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT';