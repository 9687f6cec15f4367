/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ConfirmTransfer400Code = 'VALIDATION_ERROR' | 'MALFORMED_JSON';