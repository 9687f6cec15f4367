/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CloseSubWallet409Code } from './closeSubWallet409Code.ts';
import type { Error } from './error.ts';

export type CloseSubWallet409 = Error & {
  code?: CloseSubWallet409Code;
};
