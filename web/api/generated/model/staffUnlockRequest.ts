/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminEmail } from './adminEmail.ts';
import type { AdminNote } from './adminNote.ts';

export interface StaffUnlockRequest {
  email: AdminEmail;
  reason: AdminNote;
}
