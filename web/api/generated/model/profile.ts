/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { BusinessType } from './businessType.ts';
import type { CrNumber } from './crNumber.ts';
import type { UnifiedNumber } from './unifiedNumber.ts';

export interface Profile {
  /** What the business is called: the name in the commercial registry */
  businessName: string;
  businessNameArabic?: string;
  /** The name in the commercial registry */
  legalName: string;
  /** The Arabic name in the commercial registry, if it has one */
  legalNameArabic?: string;
  businessType: BusinessType;
  crNumber: CrNumber;
  unifiedNumber?: UnifiedNumber;
  /** How support reaches the customer beside the phone */
  email?: string;
}
