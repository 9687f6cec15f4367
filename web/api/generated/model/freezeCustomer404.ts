/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { FreezeCustomer404Code } from './freezeCustomer404Code.ts';

export type FreezeCustomer404 = Error & {
  code?: FreezeCustomer404Code;
};
