/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RateLimitedResponseCode } from './rateLimitedResponseCode.ts';

export type RateLimitedResponse = Error & {
  code?: RateLimitedResponseCode;
};
