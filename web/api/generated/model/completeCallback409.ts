/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CompleteCallback409Code } from './completeCallback409Code.ts';
import type { Error } from './error.ts';

export type CompleteCallback409 = Error & {
  code?: CompleteCallback409Code;
};
