/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetReadiness503Code } from './getReadiness503Code.ts';

export type GetReadiness503 = Error & {
  code?: GetReadiness503Code;
};
