/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { BusinessType } from './businessType.ts';
import type { UnifiedNumber } from './unifiedNumber.ts';

/**
 * What the commercial registry said
 */
export interface CustomerRegistration {
  businessType: BusinessType;
  unifiedNumber?: UnifiedNumber;
  legalName?: string;
  legalNameArabic?: string;
  issueDate?: string;
  expiryDate?: string;
}
