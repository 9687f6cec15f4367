/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { IdNumber } from './idNumber.ts';
import type { PhoneNumber } from './phoneNumber.ts';

export interface InitiateNafathRequest {
  nationalId: IdNumber;
  phoneE164: PhoneNumber;
}
