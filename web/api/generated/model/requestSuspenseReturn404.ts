/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestSuspenseReturn404Code } from './requestSuspenseReturn404Code.ts';

export type RequestSuspenseReturn404 = Error & {
  code?: RequestSuspenseReturn404Code;
};
