/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ListTransferSchedules400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';