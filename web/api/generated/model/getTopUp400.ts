/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetTopUp400Code } from './getTopUp400Code.ts';

export type GetTopUp400 = Error & {
  code?: GetTopUp400Code;
};
