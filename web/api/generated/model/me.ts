/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AfterLogin } from './afterLogin.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { Profile } from './profile.ts';
import type { Timestamp } from './timestamp.ts';
import type { UserId } from './userId.ts';

export interface Me {
  userId: UserId;
  phoneNumber: PhoneNumber;
  nextStep: AfterLogin;
  profile: Profile | null;
  hasPasscode: boolean;
  memberSince: Timestamp;
  sessionId: string;
}
