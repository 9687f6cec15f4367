/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { OtpCode } from './otpCode.ts';
import type { PhoneNumber } from './phoneNumber.ts';

export interface VerifyOtpRequest {
  phoneNumber: PhoneNumber;
  otp: OtpCode;
}
