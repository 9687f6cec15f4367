/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Device } from './device.ts';
import type { SecurityEventReason } from './securityEventReason.ts';
import type { SecurityEventType } from './securityEventType.ts';
import type { Timestamp } from './timestamp.ts';

export interface SecurityEvent {
  id: string;
  type: SecurityEventType;
  at: Timestamp;
  /** What failed, how it is locked, what unlocked it, or why the session ended */
  reason?: SecurityEventReason;
  device?: Device;
  /** Present on `signed_in` */
  isNewDevice?: boolean;
}
