/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateWalletAction422Code } from './createWalletAction422Code.ts';
import type { Error } from './error.ts';

export type CreateWalletAction422 = Error & {
  code?: CreateWalletAction422Code;
};
