/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { StaffUnlockPayloadKind } from './staffUnlockPayloadKind.ts';

export interface StaffUnlockPayload {
  kind: StaffUnlockPayloadKind;
  /** Whose sign-in locks end */
  adminId: string;
}
