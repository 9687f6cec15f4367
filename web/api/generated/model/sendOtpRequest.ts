/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { BusinessType } from './businessType.ts';
import type { PhoneNumber } from './phoneNumber.ts';

export interface SendOtpRequest {
  phoneNumber: PhoneNumber;
  businessType?: BusinessType;
  /** Whether the code is entered on the alternative screen, where everybody has 5 attempts */
  alternativeScreen?: boolean;
}
