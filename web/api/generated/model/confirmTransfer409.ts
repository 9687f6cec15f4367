/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ConfirmTransfer409Code } from './confirmTransfer409Code.ts';
import type { Error } from './error.ts';

export type ConfirmTransfer409 = Error & {
  code?: ConfirmTransfer409Code;
};
