/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { TransferState } from './transferState.ts';

export type TransferStateFilterParameter = TransferState;
