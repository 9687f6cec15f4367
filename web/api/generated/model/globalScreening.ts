/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { GlobalScreeningStatus } from './globalScreeningStatus.ts';
import type { ScreeningReviewKind } from './screeningReviewKind.ts';

export interface GlobalScreening {
  /** `REVIEW` lasts until compliance has decided. Call the operation again for the outcome */
  status: GlobalScreeningStatus;
  /** With `REVIEW`: what compliance reviews */
  review?: ScreeningReviewKind;
  reason?: string;
}
