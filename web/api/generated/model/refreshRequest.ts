/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { RefreshToken } from './refreshToken.ts';

export interface RefreshRequest {
  refreshToken: RefreshToken;
}
