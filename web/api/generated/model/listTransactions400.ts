/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListTransactions400Code } from './listTransactions400Code.ts';

export type ListTransactions400 = Error & {
  code?: ListTransactions400Code;
};
