/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type RunGlobalScreening503Code = 'SCREENING_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';