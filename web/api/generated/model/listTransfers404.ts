/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListTransfers404Code } from './listTransfers404Code.ts';

export type ListTransfers404 = Error & {
  code?: ListTransfers404Code;
};
