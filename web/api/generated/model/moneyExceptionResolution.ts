/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminName } from './adminName.ts';
import type { Timestamp } from './timestamp.ts';

export interface MoneyExceptionResolution {
  admin: AdminName;
  note: string;
  resolvedAt: Timestamp;
}
