/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ForgotPassword423Code } from './forgotPassword423Code.ts';

export type ForgotPassword423 = Error & {
  code?: ForgotPassword423Code;
};
