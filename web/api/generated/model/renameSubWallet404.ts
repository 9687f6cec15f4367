/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RenameSubWallet404Code } from './renameSubWallet404Code.ts';

export type RenameSubWallet404 = Error & {
  code?: RenameSubWallet404Code;
};
