/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CancelTransfer404Code } from './cancelTransfer404Code.ts';
import type { Error } from './error.ts';

export type CancelTransfer404 = Error & {
  code?: CancelTransfer404Code;
};
