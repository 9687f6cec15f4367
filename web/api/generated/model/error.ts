/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ErrorCode } from './errorCode.ts';
import type { ErrorFields } from './errorFields.ts';

/**
 * Every response with status 400 or above
 */
export interface Error {
  /** What happened, for people, in English */
  error: string;
  code: ErrorCode;
  /** Quote it when you contact support */
  requestId: string;
  /** What the code means and what to do, on this server */
  documentationUrl?: string;
  /** A finer distinction within the code. For `STEP_REQUIRED` it is the missing step. For `ACCOUNT_LOCKED` it is `soft` (15 minutes, or until the password is reset) or `hard` (until the call center unlocks it). For `RATE_LIMITED` it is `codes_per_hour` where as many codes were sent as an hour allows */
  reason?: string;
  /** Message by field of the request */
  fields?: ErrorFields;
  /** @minimum 1 */
  retryAfterSeconds?: number;
  /** @minimum 0 */
  attemptsRemaining?: number;
}
