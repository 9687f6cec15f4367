/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { RegisteredParty } from './registeredParty.ts';
import type { ReviewDecision } from './reviewDecision.ts';
import type { ReviewKind } from './reviewKind.ts';
import type { ReviewStatus } from './reviewStatus.ts';
import type { ReviewSubject } from './reviewSubject.ts';
import type { Timestamp } from './timestamp.ts';

export interface Review {
  reviewId: string;
  kind: ReviewKind;
  status: ReviewStatus;
  subject: ReviewSubject;
  /** The result of the screening */
  reason?: string;
  /** With `not_on_registration`: whom the registration names */
  registeredParties?: RegisteredParty[];
  createdAt: Timestamp;
  decision?: ReviewDecision;
}
