/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { BankDetailsStatus } from './bankDetailsStatus.ts';

export interface BankDetails {
  status: BankDetailsStatus;
  /**
     * Present once it is open
     * @pattern ^SA[0-9]{22}$
     */
  iban?: string;
  bankName?: string;
  bankNameArabic?: string;
  beneficiaryName: string;
}
