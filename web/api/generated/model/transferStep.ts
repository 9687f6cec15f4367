/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Timestamp } from './timestamp.ts';
import type { TransferCause } from './transferCause.ts';
import type { TransferState } from './transferState.ts';

export interface TransferStep {
  state: TransferState;
  cause: TransferCause;
  at: Timestamp;
}
