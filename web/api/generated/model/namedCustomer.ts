/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { PhoneNumber } from './phoneNumber.ts';

export interface NamedCustomer {
  customerId: string;
  phoneNumber: PhoneNumber;
  businessName?: string;
  businessNameArabic?: string;
}
