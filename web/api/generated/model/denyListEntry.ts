/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminName } from './adminName.ts';
import type { DenyListRemoval } from './denyListRemoval.ts';
import type { Timestamp } from './timestamp.ts';

export interface DenyListEntry {
  entryId: string;
  /** The last four digits of the ID number */
  lastDigits: string;
  reason: string;
  addedBy: AdminName;
  addedAt: Timestamp;
  removal?: DenyListRemoval;
}
