/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ForgotPassword400Code } from './forgotPassword400Code.ts';

export type ForgotPassword400 = Error & {
  code?: ForgotPassword400Code;
};
