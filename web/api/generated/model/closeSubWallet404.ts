/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CloseSubWallet404Code } from './closeSubWallet404Code.ts';
import type { Error } from './error.ts';

export type CloseSubWallet404 = Error & {
  code?: CloseSubWallet404Code;
};
