/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendWalletActionCode429Code } from './resendWalletActionCode429Code.ts';

export type ResendWalletActionCode429 = Error & {
  code?: ResendWalletActionCode429Code;
};
