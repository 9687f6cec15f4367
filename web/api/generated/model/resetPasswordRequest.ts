/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { OtpCode } from './otpCode.ts';

export interface ResetPasswordRequest {
  /**
     * @minLength 1
     * @maxLength 200
     */
  resetToken: string;
  otp: OtpCode;
  /**
     * 8 to 128 characters
     * @maxLength 128
     */
  newPassword: string;
}
