/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { UnfreezeCustomer409Code } from './unfreezeCustomer409Code.ts';

export type UnfreezeCustomer409 = Error & {
  code?: UnfreezeCustomer409Code;
};
