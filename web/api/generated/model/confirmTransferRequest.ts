/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { OtpCode } from './otpCode.ts';

export interface ConfirmTransferRequest {
  otp: OtpCode;
}
