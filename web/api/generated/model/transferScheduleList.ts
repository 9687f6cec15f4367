/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { TransferSchedule } from './transferSchedule.ts';

export interface TransferScheduleList {
  items: TransferSchedule[];
  /** @nullable */
  nextCursor: string | null;
}
