/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AccountClosurePayload } from './accountClosurePayload.ts';
import type { AdminName } from './adminName.ts';
import type { StaffRequestDecision } from './staffRequestDecision.ts';
import type { StaffRequestState } from './staffRequestState.ts';
import type { StaffRequestSubject } from './staffRequestSubject.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * What one administrator asks for and another one decides
 */
export interface StaffRequest {
  requestId: string;
  state: StaffRequestState;
  subject: StaffRequestSubject;
  payload: AccountClosurePayload;
  reason: string;
  requestedBy: AdminName;
  requestedAt: Timestamp;
  /** Whether the caller asked for it */
  isMine: boolean;
  decision?: StaffRequestDecision;
}
