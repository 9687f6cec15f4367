/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateWalletAction404Code } from './createWalletAction404Code.ts';
import type { Error } from './error.ts';

export type CreateWalletAction404 = Error & {
  code?: CreateWalletAction404Code;
};
