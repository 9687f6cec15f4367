/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { PhoneNumber } from './phoneNumber.ts';

export interface ContactRequestInput {
  phoneNumber: PhoneNumber;
}
