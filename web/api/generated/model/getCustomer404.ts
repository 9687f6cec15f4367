/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetCustomer404Code } from './getCustomer404Code.ts';

export type GetCustomer404 = Error & {
  code?: GetCustomer404Code;
};
