/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ValidateCr409Code = 'CR_DUPLICATE' | 'ONBOARDING_COMPLETE' | 'IDEMPOTENCY_IN_FLIGHT';