/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ConfirmWalletAction410Code } from './confirmWalletAction410Code.ts';
import type { Error } from './error.ts';

export type ConfirmWalletAction410 = Error & {
  code?: ConfirmWalletAction410Code;
};
