/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RefreshTokens409Code } from './refreshTokens409Code.ts';

export type RefreshTokens409 = Error & {
  code?: RefreshTokens409Code;
};
