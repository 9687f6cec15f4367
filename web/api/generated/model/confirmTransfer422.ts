/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ConfirmTransfer422Code } from './confirmTransfer422Code.ts';
import type { Error } from './error.ts';

export type ConfirmTransfer422 = Error & {
  code?: ConfirmTransfer422Code;
};
