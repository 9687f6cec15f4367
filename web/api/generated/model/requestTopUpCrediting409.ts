/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestTopUpCrediting409Code } from './requestTopUpCrediting409Code.ts';

export type RequestTopUpCrediting409 = Error & {
  code?: RequestTopUpCrediting409Code;
};
