/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { OtpLockedResponseCode } from './otpLockedResponseCode.ts';

export type OtpLockedResponse = Error & {
  code?: OtpLockedResponseCode;
};
