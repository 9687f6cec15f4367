/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Device } from './device.ts';
import type { UserId } from './userId.ts';

export interface LoginResendRequest {
  userId: UserId;
  device: Device;
}
