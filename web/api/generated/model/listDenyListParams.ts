/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ListDenyListStatus } from './listDenyListStatus.ts';

export type ListDenyListParams = {
/**
 * `active` entries refuse a sign-up, `removed` ones no longer do
 */
status?: ListDenyListStatus;
/**
 * Only entries whose number ends with these four digits
 * @pattern ^[0-9]{4}$
 */
lastDigits?: string;
/**
 * The `nextCursor` of the previous page, with the same filters
 */
cursor?: string;
};
