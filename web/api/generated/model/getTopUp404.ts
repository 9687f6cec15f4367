/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetTopUp404Code } from './getTopUp404Code.ts';

export type GetTopUp404 = Error & {
  code?: GetTopUp404Code;
};
