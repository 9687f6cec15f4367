/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ForgotPassword404Code } from './forgotPassword404Code.ts';

export type ForgotPassword404 = Error & {
  code?: ForgotPassword404Code;
};
