/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminNote } from './adminNote.ts';

export interface SuspenseCreditingRequest {
  /** Whose wallet receives the money */
  customerId: string;
  reason: AdminNote;
}
