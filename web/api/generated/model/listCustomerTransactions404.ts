/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListCustomerTransactions404Code } from './listCustomerTransactions404Code.ts';

export type ListCustomerTransactions404 = Error & {
  code?: ListCustomerTransactions404Code;
};
