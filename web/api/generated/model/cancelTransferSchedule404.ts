/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CancelTransferSchedule404Code } from './cancelTransferSchedule404Code.ts';
import type { Error } from './error.ts';

export type CancelTransferSchedule404 = Error & {
  code?: CancelTransferSchedule404Code;
};
