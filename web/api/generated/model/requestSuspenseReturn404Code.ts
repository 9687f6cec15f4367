/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RequestSuspenseReturn404Code = 'SUSPENSE_CREDIT_NOT_FOUND';