/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { VerifyLoginOtp502Code } from './verifyLoginOtp502Code.ts';

export type VerifyLoginOtp502 = Error & {
  code?: VerifyLoginOtp502Code;
};
