/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestSuspenseCrediting404Code } from './requestSuspenseCrediting404Code.ts';

export type RequestSuspenseCrediting404 = Error & {
  code?: RequestSuspenseCrediting404Code;
};
