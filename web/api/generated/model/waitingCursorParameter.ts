/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * The `nextCursor` of the page before
 */
export type WaitingCursorParameter = string;
