/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CancelTransfer409Code } from './cancelTransfer409Code.ts';
import type { Error } from './error.ts';

export type CancelTransfer409 = Error & {
  code?: CancelTransfer409Code;
};
