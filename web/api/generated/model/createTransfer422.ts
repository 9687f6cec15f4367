/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateTransfer422Code } from './createTransfer422Code.ts';
import type { Error } from './error.ts';

export type CreateTransfer422 = Error & {
  code?: CreateTransfer422Code;
};
