/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Device } from './device.ts';

export interface LoginRequest {
  /**
     * A phone number, a national ID or Iqama, or a unified national number
     * @minLength 1
     * @maxLength 254
     */
  emailOrPhone: string;
  /**
     * @minLength 1
     * @maxLength 128
     */
  password: string;
  device: Device;
}
