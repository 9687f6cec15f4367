/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminNote } from './adminNote.ts';
import type { IdNumber } from './idNumber.ts';

export interface AddToDenyListRequest {
  idNumber: IdNumber;
  reason: AdminNote;
}
