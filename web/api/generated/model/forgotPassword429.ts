/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ForgotPassword429Code } from './forgotPassword429Code.ts';

export type ForgotPassword429 = Error & {
  code?: ForgotPassword429Code;
};
