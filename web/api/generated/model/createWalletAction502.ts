/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateWalletAction502Code } from './createWalletAction502Code.ts';
import type { Error } from './error.ts';

export type CreateWalletAction502 = Error & {
  code?: CreateWalletAction502Code;
};
