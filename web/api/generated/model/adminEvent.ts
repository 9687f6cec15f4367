/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminEventChange } from './adminEventChange.ts';
import type { AdminEventSubject } from './adminEventSubject.ts';
import type { AdminEventType } from './adminEventType.ts';
import type { AdminName } from './adminName.ts';
import type { Timestamp } from './timestamp.ts';

export interface AdminEvent {
  id: string;
  type: AdminEventType;
  at: Timestamp;
  admin: AdminName;
  subject?: AdminEventSubject;
  /** The reason or note that was given */
  reason?: string;
  changes?: AdminEventChange[];
}
