/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestSuspenseCrediting409Code } from './requestSuspenseCrediting409Code.ts';

export type RequestSuspenseCrediting409 = Error & {
  code?: RequestSuspenseCrediting409Code;
};
