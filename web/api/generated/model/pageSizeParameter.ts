/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Of a page
 */
export type PageSizeParameter = number;
