/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminNote } from './adminNote.ts';
import type { TransferOutcome } from './transferOutcome.ts';

export interface TransferSettlementRequest {
  outcome: TransferOutcome;
  reason: AdminNote;
}
