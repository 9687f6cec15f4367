/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { WalletNotFoundResponseCode } from './walletNotFoundResponseCode.ts';

export type WalletNotFoundResponse = Error & {
  code?: WalletNotFoundResponseCode;
};
