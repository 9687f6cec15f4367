/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendWalletActionCode410Code } from './resendWalletActionCode410Code.ts';

export type ResendWalletActionCode410 = Error & {
  code?: ResendWalletActionCode410Code;
};
