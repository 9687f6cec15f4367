/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { UnlockCustomer409Code } from './unlockCustomer409Code.ts';

export type UnlockCustomer409 = Error & {
  code?: UnlockCustomer409Code;
};
