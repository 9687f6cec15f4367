/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { FreezeCustomer409Code } from './freezeCustomer409Code.ts';

export type FreezeCustomer409 = Error & {
  code?: FreezeCustomer409Code;
};
