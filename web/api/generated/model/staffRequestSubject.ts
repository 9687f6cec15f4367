/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { StaffRequestSubjectKind } from './staffRequestSubjectKind.ts';

/**
 * What it is about. One request about a subject waits at a time
 */
export interface StaffRequestSubject {
  kind: StaffRequestSubjectKind;
  id: string;
  /** Of a customer the phone number, of a bank transfer in suspense the reference of the bank, of a transfer our number of the payout, of a top-up our number of the payment, of an admin the email */
  name: string;
}
