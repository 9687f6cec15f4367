/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { OtpCode } from './otpCode.ts';
import type { Timestamp } from './timestamp.ts';

export interface BeneficiaryCode {
  beneficiaryId: string;
  /** When the code expires */
  expiresAt: Timestamp;
  /** @minimum 0 */
  resendAfterSeconds: number;
  /** @minimum 1 */
  attemptsAllowed: number;
  /** Sandbox only */
  otpCode?: OtpCode;
}
