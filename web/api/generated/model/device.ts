/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DeviceText } from './deviceText.ts';

/**
 * The device that signs in. Send the same four values with every step of a sign-in.
 */
export interface Device {
  platform: DeviceText;
  userAgent: DeviceText;
  screenResolution: DeviceText;
  timezone: DeviceText;
}
