/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateTopUp409Code } from './createTopUp409Code.ts';
import type { Error } from './error.ts';

export type CreateTopUp409 = Error & {
  code?: CreateTopUp409Code;
};
