/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RefreshTokens401Code } from './refreshTokens401Code.ts';

export type RefreshTokens401 = Error & {
  code?: RefreshTokens401Code;
};
