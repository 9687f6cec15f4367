/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListTransferSchedulesParams = {
/**
 * The `nextCursor` or `previousCursor` of a page
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[A-Za-z0-9_.-]+$
 */
cursor?: CursorParameter;
/**
 * Of a page
 * @minimum 1
 * @maximum 100
 */
limit?: PageSizeParameter;
};
