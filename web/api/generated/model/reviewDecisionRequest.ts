/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminNote } from './adminNote.ts';
import type { ReviewDecisionRequestDecision } from './reviewDecisionRequestDecision.ts';

export interface ReviewDecisionRequest {
  decision: ReviewDecisionRequestDecision;
  note: AdminNote;
}
