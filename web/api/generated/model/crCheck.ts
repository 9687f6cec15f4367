/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CrCheckStatus } from './crCheckStatus.ts';
import type { UnifiedNumber } from './unifiedNumber.ts';

export interface CrCheck {
  valid: boolean;
  /** Why it is not valid */
  error?: string;
  unifiedNumber?: UnifiedNumber;
  companyName?: string;
  companyNameArabic?: string;
  /** @nullable */
  issueDate?: string | null;
  /**
     * Null for registrations that do not expire
     * @nullable
     */
  expiryDate?: string | null;
  /**
     * `issueDate`, else `expiryDate`
     * @nullable
     */
  registrationDate?: string | null;
  status?: CrCheckStatus;
}
