/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { VerifyOtp400Code } from './verifyOtp400Code.ts';

export type VerifyOtp400 = Error & {
  code?: VerifyOtp400Code;
};
