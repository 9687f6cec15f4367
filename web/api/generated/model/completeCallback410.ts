/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CompleteCallback410Code } from './completeCallback410Code.ts';
import type { Error } from './error.ts';

export type CompleteCallback410 = Error & {
  code?: CompleteCallback410Code;
};
