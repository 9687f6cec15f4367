/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { BusinessType } from './businessType.ts';
import type { PhoneNumber } from './phoneNumber.ts';

export interface SendOtpRequest {
  phoneNumber: PhoneNumber;
  businessType?: BusinessType;
}
