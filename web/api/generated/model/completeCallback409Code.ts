/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CompleteCallback409Code = 'CALLBACK_NOT_CONFIRMED' | 'IDEMPOTENCY_IN_FLIGHT';