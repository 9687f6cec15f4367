/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateTransfer409Code } from './createTransfer409Code.ts';
import type { Error } from './error.ts';

export type CreateTransfer409 = Error & {
  code?: CreateTransfer409Code;
};
