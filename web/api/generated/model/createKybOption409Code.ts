/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CreateKybOption409Code = 'OPTION_CODE_EXISTS' | 'IDEMPOTENCY_IN_FLIGHT';