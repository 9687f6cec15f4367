/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendWalletActionCode502Code } from './resendWalletActionCode502Code.ts';

export type ResendWalletActionCode502 = Error & {
  code?: ResendWalletActionCode502Code;
};
