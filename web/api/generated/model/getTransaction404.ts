/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetTransaction404Code } from './getTransaction404Code.ts';

export type GetTransaction404 = Error & {
  code?: GetTransaction404Code;
};
