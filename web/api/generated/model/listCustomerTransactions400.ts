/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListCustomerTransactions400Code } from './listCustomerTransactions400Code.ts';

export type ListCustomerTransactions400 = Error & {
  code?: ListCustomerTransactions400Code;
};
