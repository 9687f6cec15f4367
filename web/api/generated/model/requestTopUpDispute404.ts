/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestTopUpDispute404Code } from './requestTopUpDispute404Code.ts';

export type RequestTopUpDispute404 = Error & {
  code?: RequestTopUpDispute404Code;
};
