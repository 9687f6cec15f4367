/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Device } from './device.ts';
import type { Timestamp } from './timestamp.ts';

export interface CustomerSession {
  id: string;
  device: Device;
  createdAt: Timestamp;
  lastUsedAt: Timestamp;
}
