/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { VerifyLoginOtp410Code } from './verifyLoginOtp410Code.ts';

export type VerifyLoginOtp410 = Error & {
  code?: VerifyLoginOtp410Code;
};
