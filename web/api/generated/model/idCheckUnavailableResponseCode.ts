/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type IdCheckUnavailableResponseCode = 'ID_CHECK_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';