/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { BusinessType } from './businessType.ts';

/**
 * What the commercial registry said
 */
export interface CustomerRegistration {
  businessType: BusinessType;
  legalName?: string;
  legalNameArabic?: string;
  issueDate?: string;
  expiryDate?: string;
}
