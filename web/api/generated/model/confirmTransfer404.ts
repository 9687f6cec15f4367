/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ConfirmTransfer404Code } from './confirmTransfer404Code.ts';
import type { Error } from './error.ts';

export type ConfirmTransfer404 = Error & {
  code?: ConfirmTransfer404Code;
};
