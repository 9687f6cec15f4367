/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type SearchTopUps400Code = 'VALIDATION_ERROR' | 'CURSOR_INVALID';