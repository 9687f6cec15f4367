/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { NafathState } from './nafathState.ts';
import type { Timestamp } from './timestamp.ts';

export interface NafathRequest {
  sessionId: string;
  /** The portal to open. Left out when it is not known */
  redirectUrl?: string;
  expiresAt: Timestamp;
  status: NafathState;
}
