/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ConfirmWalletAction400Code } from './confirmWalletAction400Code.ts';
import type { Error } from './error.ts';

export type ConfirmWalletAction400 = Error & {
  code?: ConfirmWalletAction400Code;
};
