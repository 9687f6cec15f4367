/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { StaffRequestSubjectKind } from './staffRequestSubjectKind.ts';

export interface StaffRequestSubject {
  kind: StaffRequestSubjectKind;
  id: string;
  /** Of a customer the phone number */
  name: string;
}
