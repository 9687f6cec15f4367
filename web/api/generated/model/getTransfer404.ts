/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetTransfer404Code } from './getTransfer404Code.ts';

export type GetTransfer404 = Error & {
  code?: GetTransfer404Code;
};
