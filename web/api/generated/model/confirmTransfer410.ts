/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ConfirmTransfer410Code } from './confirmTransfer410Code.ts';
import type { Error } from './error.ts';

export type ConfirmTransfer410 = Error & {
  code?: ConfirmTransfer410Code;
};
