/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Device } from './device.ts';
import type { LoginOtpRequestLocale } from './loginOtpRequestLocale.ts';
import type { OtpCode } from './otpCode.ts';
import type { UserId } from './userId.ts';

export interface LoginOtpRequest {
  userId: UserId;
  otp: OtpCode;
  device: Device;
  /** Language of the phone call that follows for accounts that need one */
  locale?: LoginOtpRequestLocale;
}
