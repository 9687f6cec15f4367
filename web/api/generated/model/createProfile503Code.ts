/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type CreateProfile503Code = 'PROFILE_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';