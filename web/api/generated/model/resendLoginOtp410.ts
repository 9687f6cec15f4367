/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendLoginOtp410Code } from './resendLoginOtp410Code.ts';

export type ResendLoginOtp410 = Error & {
  code?: ResendLoginOtp410Code;
};
