/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminNote } from './adminNote.ts';
import type { StaffRequestDecisionRequestDecision } from './staffRequestDecisionRequestDecision.ts';

export interface StaffRequestDecisionRequest {
  decision: StaffRequestDecisionRequestDecision;
  note: AdminNote;
}
