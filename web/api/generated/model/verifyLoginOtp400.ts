/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { VerifyLoginOtp400Code } from './verifyLoginOtp400Code.ts';

export type VerifyLoginOtp400 = Error & {
  code?: VerifyLoginOtp400Code;
};
