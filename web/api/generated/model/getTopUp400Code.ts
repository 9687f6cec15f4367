/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type GetTopUp400Code = 'VALIDATION_ERROR';