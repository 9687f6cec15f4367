/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ForgotPassword502Code } from './forgotPassword502Code.ts';

export type ForgotPassword502 = Error & {
  code?: ForgotPassword502Code;
};
