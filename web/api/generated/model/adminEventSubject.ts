/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminEventSubjectKind } from './adminEventSubjectKind.ts';

export interface AdminEventSubject {
  kind: AdminEventSubjectKind;
  id: string;
  /** A code, a category, a phone number, a reference, an email or the last digits of an ID number */
  name: string;
}
