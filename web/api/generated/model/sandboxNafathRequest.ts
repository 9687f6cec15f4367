/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { IdNumber } from './idNumber.ts';
import type { NafathState } from './nafathState.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { Timestamp } from './timestamp.ts';

export interface SandboxNafathRequest {
  sessionId: string;
  nationalId: IdNumber;
  phoneNumber: PhoneNumber;
  status: NafathState;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}
