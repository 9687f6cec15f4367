/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Opaque. Works once and is valid for 24 hours
 * @pattern ^[A-Za-z0-9_-]{43}$
 */
export type RefreshToken = string;
