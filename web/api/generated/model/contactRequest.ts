/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { PhoneNumber } from './phoneNumber.ts';
import type { Timestamp } from './timestamp.ts';

export interface ContactRequest {
  phoneNumber: PhoneNumber;
  requestedAt: Timestamp;
}
