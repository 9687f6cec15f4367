/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { UserId } from './userId.ts';

export interface SetPasscodeRequest {
  userId: UserId;
  /** @pattern ^[0-9]{6}$ */
  passcode: string;
}
