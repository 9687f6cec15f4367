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
  /** Of the profile, else of the registry */
  businessName?: string;
  status: CustomerStatus;
  /** Of the account; of the sign-up while there is none */
  createdAt: Timestamp;
}
