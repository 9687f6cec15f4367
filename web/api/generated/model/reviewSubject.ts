/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CrNumber } from './crNumber.ts';
import type { IdNumber } from './idNumber.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { UnifiedNumber } from './unifiedNumber.ts';

export interface ReviewSubject {
  customerId: string;
  phoneNumber: PhoneNumber;
  idNumber: IdNumber;
  crNumber?: CrNumber;
  unifiedNumber?: UnifiedNumber;
  legalName?: string;
  legalNameArabic?: string;
}
