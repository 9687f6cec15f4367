/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CancelTransferSchedule409Code } from './cancelTransferSchedule409Code.ts';
import type { Error } from './error.ts';

export type CancelTransferSchedule409 = Error & {
  code?: CancelTransferSchedule409Code;
};
