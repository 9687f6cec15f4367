/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * The reason, for readers of the admin events
 * @minLength 3
 * @maxLength 500
 * @pattern ^\s*[^\s\x00-\x1f\x7f]\s*[^\s\x00-\x1f\x7f]\s*[^\s\x00-\x1f\x7f][^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$
 */
export type AdminNote = string;
