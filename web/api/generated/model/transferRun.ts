/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Day } from './day.ts';
import type { TransferCause } from './transferCause.ts';
import type { TransferState } from './transferState.ts';

export interface TransferRun {
  transferId: string;
  state: TransferState;
  cause: TransferCause;
  on: Day;
}
