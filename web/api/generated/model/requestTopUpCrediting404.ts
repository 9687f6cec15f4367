/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestTopUpCrediting404Code } from './requestTopUpCrediting404Code.ts';

export type RequestTopUpCrediting404 = Error & {
  code?: RequestTopUpCrediting404Code;
};
