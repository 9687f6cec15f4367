/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type NafathSessionNotFoundResponseCode = 'NAFATH_SESSION_NOT_FOUND';