/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListTransfers400Code } from './listTransfers400Code.ts';

export type ListTransfers400 = Error & {
  code?: ListTransfers400Code;
};
