/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateWalletAction429Code } from './createWalletAction429Code.ts';
import type { Error } from './error.ts';

export type CreateWalletAction429 = Error & {
  code?: CreateWalletAction429Code;
};
