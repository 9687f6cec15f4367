/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { TransferCause } from './transferCause.ts';
import type { TransferState } from './transferState.ts';

export interface SandboxTransfer {
  transferId: string;
  state: TransferState;
  cause: TransferCause;
}
