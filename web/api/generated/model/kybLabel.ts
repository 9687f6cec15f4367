/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * The text shown at sign-up
 * @minLength 1
 * @maxLength 100
 * @pattern ^[^\S\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$
 */
export type KybLabel = string;
