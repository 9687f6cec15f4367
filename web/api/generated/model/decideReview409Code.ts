/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type DecideReview409Code = 'REVIEW_CLOSED' | 'IDEMPOTENCY_IN_FLIGHT';