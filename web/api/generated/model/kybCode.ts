/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * The `code` of an option
 * @pattern ^[a-z0-9_]{1,64}$
 */
export type KybCode = string;
