/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendLoginOtp429Code } from './resendLoginOtp429Code.ts';

export type ResendLoginOtp429 = Error & {
  code?: ResendLoginOtp429Code;
};
