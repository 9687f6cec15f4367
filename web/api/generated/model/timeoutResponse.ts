/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { TimeoutResponseCode } from './timeoutResponseCode.ts';

export type TimeoutResponse = Error & {
  code?: TimeoutResponseCode;
};
