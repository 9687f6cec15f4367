/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ForgotPassword410Code } from './forgotPassword410Code.ts';

export type ForgotPassword410 = Error & {
  code?: ForgotPassword410Code;
};
