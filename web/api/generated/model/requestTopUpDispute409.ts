/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestTopUpDispute409Code } from './requestTopUpDispute409Code.ts';

export type RequestTopUpDispute409 = Error & {
  code?: RequestTopUpDispute409Code;
};
