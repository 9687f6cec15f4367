/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListTransferSchedules404Code } from './listTransferSchedules404Code.ts';

export type ListTransferSchedules404 = Error & {
  code?: ListTransferSchedules404Code;
};
