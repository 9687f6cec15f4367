/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { WatchWallet404Code } from './watchWallet404Code.ts';

export type WatchWallet404 = Error & {
  code?: WatchWallet404Code;
};
