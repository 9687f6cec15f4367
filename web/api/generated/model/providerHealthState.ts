/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * What the last call says
 */
export type ProviderHealthState = 'unused' | 'working' | 'failing' | 'suspended';