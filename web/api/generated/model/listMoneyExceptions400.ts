/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListMoneyExceptions400Code } from './listMoneyExceptions400Code.ts';

export type ListMoneyExceptions400 = Error & {
  code?: ListMoneyExceptions400Code;
};
