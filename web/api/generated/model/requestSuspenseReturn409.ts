/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestSuspenseReturn409Code } from './requestSuspenseReturn409Code.ts';

export type RequestSuspenseReturn409 = Error & {
  code?: RequestSuspenseReturn409Code;
};
