/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SubmitKyb400Code } from './submitKyb400Code.ts';

export type SubmitKyb400 = Error & {
  code?: SubmitKyb400Code;
};
