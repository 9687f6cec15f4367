/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestSuspenseCrediting422Code } from './requestSuspenseCrediting422Code.ts';

export type RequestSuspenseCrediting422 = Error & {
  code?: RequestSuspenseCrediting422Code;
};
