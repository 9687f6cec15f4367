/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * The `nextCursor` or `previousCursor` of a page
 */
export type CursorParameter = string;
