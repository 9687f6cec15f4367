/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { WaitingCursorParameter } from './waitingCursorParameter.ts';

export type ListSuspenseCreditsParams = {
/**
 * The `nextCursor` of the page before
 * @pattern ^[0-9]{1,14}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
 */
cursor?: WaitingCursorParameter;
};
