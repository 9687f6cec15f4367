/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type ValidateCr503Code = 'CR_REGISTRY_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';