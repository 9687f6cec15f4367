/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * @maxLength 512
 * @pattern ^[^\x00-\x1f\x7f]*$
 */
export type DeviceText = string;
