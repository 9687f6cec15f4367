/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminName } from './adminName.ts';
import type { Timestamp } from './timestamp.ts';

export interface StaffRequestDecision {
  /** The second person. Left out when the request was withdrawn */
  admin?: AdminName;
  note: string;
  decidedAt: Timestamp;
}
