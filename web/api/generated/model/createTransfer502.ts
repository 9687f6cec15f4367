/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateTransfer502Code } from './createTransfer502Code.ts';
import type { Error } from './error.ts';

export type CreateTransfer502 = Error & {
  code?: CreateTransfer502Code;
};
