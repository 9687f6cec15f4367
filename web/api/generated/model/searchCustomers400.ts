/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SearchCustomers400Code } from './searchCustomers400Code.ts';

export type SearchCustomers400 = Error & {
  code?: SearchCustomers400Code;
};
