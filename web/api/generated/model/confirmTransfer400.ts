/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ConfirmTransfer400Code } from './confirmTransfer400Code.ts';
import type { Error } from './error.ts';

export type ConfirmTransfer400 = Error & {
  code?: ConfirmTransfer400Code;
};
