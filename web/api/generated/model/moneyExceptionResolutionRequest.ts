/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminNote } from './adminNote.ts';

export interface MoneyExceptionResolutionRequest {
  /** How it was cleared up */
  note: AdminNote;
}
