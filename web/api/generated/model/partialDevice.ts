/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DeviceText } from './deviceText.ts';

/**
 * The `device` of the sign-in
 */
export interface PartialDevice {
  platform?: DeviceText;
  userAgent?: DeviceText;
  screenResolution?: DeviceText;
  timezone?: DeviceText;
}
