/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListTransferSchedules400Code } from './listTransferSchedules400Code.ts';

export type ListTransferSchedules400 = Error & {
  code?: ListTransferSchedules400Code;
};
