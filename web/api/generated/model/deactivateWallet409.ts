/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DeactivateWallet409Code } from './deactivateWallet409Code.ts';
import type { Error } from './error.ts';

export type DeactivateWallet409 = Error & {
  code?: DeactivateWallet409Code;
};
