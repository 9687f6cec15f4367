/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateTopUp422Code } from './createTopUp422Code.ts';
import type { Error } from './error.ts';

export type CreateTopUp422 = Error & {
  code?: CreateTopUp422Code;
};
