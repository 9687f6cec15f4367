/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AccessToken } from './accessToken.ts';
import type { AfterLogin } from './afterLogin.ts';
import type { OtpCode } from './otpCode.ts';
import type { RefreshToken } from './refreshToken.ts';
import type { Timestamp } from './timestamp.ts';
import type { UserId } from './userId.ts';

export interface LoginStarted {
  /** Whether `verifyLoginOtp` comes next. If true, the response has the fields about the code; if false, it has the tokens */
  needsOtp: boolean;
  userId: UserId;
  message: string;
  /** When the code expires */
  expiresAt?: Timestamp;
  /** @minimum 0 */
  resendAfterSeconds?: number;
  /** @minimum 1 */
  attemptsAllowed?: number;
  /** Sandbox only */
  otpCode?: OtpCode;
  nextStep?: AfterLogin;
  accessToken?: AccessToken;
  accessTokenExpiresAt?: Timestamp;
  refreshToken?: RefreshToken;
  refreshTokenExpiresAt?: Timestamp;
}
