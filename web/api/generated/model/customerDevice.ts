/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Device } from './device.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * A device that has signed in
 */
export interface CustomerDevice {
  id: string;
  device: Device;
  lastSignedInAt: Timestamp;
  /** Whether it has an active session */
  isSignedIn: boolean;
}
