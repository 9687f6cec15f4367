/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Six digits
 * @pattern ^[0-9]{6}$
 */
export type OtpCode = string;
