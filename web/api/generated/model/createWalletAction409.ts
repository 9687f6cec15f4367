/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateWalletAction409Code } from './createWalletAction409Code.ts';
import type { Error } from './error.ts';

export type CreateWalletAction409 = Error & {
  code?: CreateWalletAction409Code;
};
