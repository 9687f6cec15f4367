/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListSubWallets404Code } from './listSubWallets404Code.ts';

export type ListSubWallets404 = Error & {
  code?: ListSubWallets404Code;
};
