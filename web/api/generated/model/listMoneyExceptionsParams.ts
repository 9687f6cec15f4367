/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ListMoneyExceptionsStatus } from './listMoneyExceptionsStatus.ts';

export type ListMoneyExceptionsParams = {
/**
 * `open` ones need somebody, `resolved` ones are kept
 */
status?: ListMoneyExceptionsStatus;
/**
 * The `nextCursor` of the previous page, with the same filter
 */
cursor?: string;
};
