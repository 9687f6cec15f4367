/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { UnlockCustomer404Code } from './unlockCustomer404Code.ts';

export type UnlockCustomer404 = Error & {
  code?: UnlockCustomer404Code;
};
