/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { OtpCode } from './otpCode.ts';
import type { Timestamp } from './timestamp.ts';
import type { Transfer } from './transfer.ts';
import type { TransferReview } from './transferReview.ts';

export interface TransferDraft {
  transfer: Transfer;
  review: TransferReview;
  /** When the code expires */
  expiresAt: Timestamp;
  /** @minimum 0 */
  resendAfterSeconds: number;
  /** @minimum 1 */
  attemptsAllowed: number;
  /** Sandbox only */
  otpCode?: OtpCode;
}
