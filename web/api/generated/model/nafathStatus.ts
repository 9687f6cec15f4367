/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { NafathState } from './nafathState.ts';
import type { NafathStatusReason } from './nafathStatusReason.ts';

export interface NafathStatus {
  status: NafathState;
  sessionId: string;
  message: string;
  /** With `expired`: compliance asks the person to approve again */
  reason?: NafathStatusReason;
}
