/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { BusinessType } from './businessType.ts';
import type { CrNumber } from './crNumber.ts';
import type { IdNumber } from './idNumber.ts';
import type { PhoneNumber } from './phoneNumber.ts';

export interface GlobalScreeningRequest {
  idNumber: IdNumber;
  phoneNumber: PhoneNumber;
  crNumber: CrNumber;
  businessType: BusinessType;
}
