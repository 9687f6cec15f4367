/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { OtpVerifiedNextStep } from './otpVerifiedNextStep.ts';
import type { Timestamp } from './timestamp.ts';
import type { UserId } from './userId.ts';

export interface OtpVerified {
  success: true;
  verified: true;
  userId: UserId;
  nextStep: OtpVerifiedNextStep;
  hasPassword: boolean;
  hasPasscode: boolean;
  /** The onboarding token */
  token?: string;
  expiresAt?: Timestamp;
}
