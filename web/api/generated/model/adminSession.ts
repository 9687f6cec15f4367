/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminRole } from './adminRole.ts';
import type { Timestamp } from './timestamp.ts';

export interface AdminSession {
  token: string;
  name: string;
  role: AdminRole;
  expiresAt: Timestamp;
  /** In live mode: what to keep on this device and to send at its next sign-in. It opens no session. */
  deviceToken?: string;
}
