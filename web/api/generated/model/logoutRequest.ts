/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { RefreshToken } from './refreshToken.ts';

/**
 * `refreshToken` or `onboardingToken`
 */
export interface LogoutRequest {
  refreshToken?: RefreshToken;
  /**
     * `token` of `verifyOtp`
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  onboardingToken?: string;
}
