/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CallbackState } from './callbackState.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { Timestamp } from './timestamp.ts';

export interface SandboxCall {
  callbackId: string;
  phoneNumber: PhoneNumber;
  status: CallbackState;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}
