/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminEventSubjectKind } from './adminEventSubjectKind.ts';

export interface AdminEventSubject {
  kind: AdminEventSubjectKind;
  id: string;
  /** A code, a category or a phone number */
  name: string;
}
