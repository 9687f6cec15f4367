/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Message by field of the request
 */
export type ErrorFields = {[key: string]: string};
