/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestTopUpCrediting422Code } from './requestTopUpCrediting422Code.ts';

export type RequestTopUpCrediting422 = Error & {
  code?: RequestTopUpCrediting422Code;
};
