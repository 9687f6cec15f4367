/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminNote } from './adminNote.ts';

export interface SignInCallRequest {
  /** Whether a phone call confirms each sign-in */
  signInCall: boolean;
  reason: AdminNote;
}
