/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DeactivateWallet404Code } from './deactivateWallet404Code.ts';
import type { Error } from './error.ts';

export type DeactivateWallet404 = Error & {
  code?: DeactivateWallet404Code;
};
