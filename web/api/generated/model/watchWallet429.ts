/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { WatchWallet429Code } from './watchWallet429Code.ts';

export type WatchWallet429 = Error & {
  code?: WatchWallet429Code;
};
