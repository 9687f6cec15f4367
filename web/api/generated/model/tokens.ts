/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AccessToken } from './accessToken.ts';
import type { AfterLogin } from './afterLogin.ts';
import type { RefreshToken } from './refreshToken.ts';
import type { Timestamp } from './timestamp.ts';
import type { UserId } from './userId.ts';

export interface Tokens {
  userId: UserId;
  nextStep: AfterLogin;
  accessToken: AccessToken;
  accessTokenExpiresAt: Timestamp;
  refreshToken: RefreshToken;
  refreshTokenExpiresAt: Timestamp;
}
