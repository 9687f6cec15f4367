/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateTopUp404Code } from './createTopUp404Code.ts';
import type { Error } from './error.ts';

export type CreateTopUp404 = Error & {
  code?: CreateTopUp404Code;
};
