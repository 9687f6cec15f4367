/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type DecideReview503Code = 'NAFATH_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';