/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ConfirmWalletAction404Code } from './confirmWalletAction404Code.ts';
import type { Error } from './error.ts';

export type ConfirmWalletAction404 = Error & {
  code?: ConfirmWalletAction404Code;
};
