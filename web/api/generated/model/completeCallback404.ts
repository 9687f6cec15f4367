/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CompleteCallback404Code } from './completeCallback404Code.ts';
import type { Error } from './error.ts';

export type CompleteCallback404 = Error & {
  code?: CompleteCallback404Code;
};
