/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CrNumber } from './crNumber.ts';
import type { CustomerStatus } from './customerStatus.ts';
import type { IdNumber } from './idNumber.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { Timestamp } from './timestamp.ts';

export interface CustomerSummary {
  /** The `userId` */
  customerId: string;
  phoneNumber: PhoneNumber;
  idNumber?: IdNumber;
  crNumber?: CrNumber;
  /** The name in the profile, or else in the registry */
  businessName?: string;
  /** The same in Arabic, if known */
  businessNameArabic?: string;
  status: CustomerStatus;
  /** Whether compliance has frozen the wallet */
  frozen?: boolean;
  /** When the account was created, or the sign-up if there is no account yet */
  createdAt: Timestamp;
}
