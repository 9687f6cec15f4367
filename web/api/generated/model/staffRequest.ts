/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminName } from './adminName.ts';
import type { NamedCustomer } from './namedCustomer.ts';
import type { StaffRequestDecision } from './staffRequestDecision.ts';
import type { StaffRequestPayload } from './staffRequestPayload.ts';
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
  payload: StaffRequestPayload;
  /** The customer that the payload names */
  customer?: NamedCustomer;
  reason: string;
  requestedBy: AdminName;
  requestedAt: Timestamp;
  /** Whether the caller asked for it */
  isMine: boolean;
  decision?: StaffRequestDecision;
}
