/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SearchTransfers400Code } from './searchTransfers400Code.ts';

export type SearchTransfers400 = Error & {
  code?: SearchTransfers400Code;
};
