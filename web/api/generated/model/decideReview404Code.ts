/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type DecideReview404Code = 'REVIEW_NOT_FOUND';