/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { UnfreezeCustomer404Code } from './unfreezeCustomer404Code.ts';

export type UnfreezeCustomer404 = Error & {
  code?: UnfreezeCustomer404Code;
};
