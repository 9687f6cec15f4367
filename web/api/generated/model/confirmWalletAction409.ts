/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ConfirmWalletAction409Code } from './confirmWalletAction409Code.ts';
import type { Error } from './error.ts';

export type ConfirmWalletAction409 = Error & {
  code?: ConfirmWalletAction409Code;
};
