/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SubmitKyb422Code } from './submitKyb422Code.ts';

export type SubmitKyb422 = Error & {
  code?: SubmitKyb422Code;
};
