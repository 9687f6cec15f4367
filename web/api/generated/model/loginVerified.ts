/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AccessToken } from './accessToken.ts';
import type { AfterLogin } from './afterLogin.ts';
import type { RefreshToken } from './refreshToken.ts';
import type { Timestamp } from './timestamp.ts';
import type { UserId } from './userId.ts';

export interface LoginVerified {
  /** Whether the account confirms the sign-in by phone call. If false, the response has the tokens */
  needsCallback: boolean;
  userId: UserId;
  deviceId: string;
  /** For `getCallbackStatus` */
  callbackId?: string;
  /** When the call expires */
  expiresAt?: Timestamp;
  nextStep?: AfterLogin;
  accessToken?: AccessToken;
  accessTokenExpiresAt?: Timestamp;
  refreshToken?: RefreshToken;
  refreshTokenExpiresAt?: Timestamp;
}
