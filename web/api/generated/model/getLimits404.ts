/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetLimits404Code } from './getLimits404Code.ts';

export type GetLimits404 = Error & {
  code?: GetLimits404Code;
};
