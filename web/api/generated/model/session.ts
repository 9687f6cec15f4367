/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Device } from './device.ts';
import type { Timestamp } from './timestamp.ts';

export interface Session {
  id: string;
  device: Device;
  isCurrent: boolean;
  createdAt: Timestamp;
  /** When its tokens were last refreshed */
  lastUsedAt: Timestamp;
}
