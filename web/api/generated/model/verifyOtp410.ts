/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { VerifyOtp410Code } from './verifyOtp410Code.ts';

export type VerifyOtp410 = Error & {
  code?: VerifyOtp410Code;
};
