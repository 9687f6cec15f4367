/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RequestTopUpDispute404Code = 'TOP_UP_NOT_FOUND';