/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateTransfer404Code } from './createTransfer404Code.ts';
import type { Error } from './error.ts';

export type CreateTransfer404 = Error & {
  code?: CreateTransfer404Code;
};
