/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendWalletActionCode404Code } from './resendWalletActionCode404Code.ts';

export type ResendWalletActionCode404 = Error & {
  code?: ResendWalletActionCode404Code;
};
