/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ErrorCode } from './errorCode.ts';
import type { ErrorFields } from './errorFields.ts';

/**
 * Every answer of status 400 and above
 */
export interface Error {
  /** What happened, for people, in English */
  error: string;
  code: ErrorCode;
  /** Quote it to support */
  requestId: string;
  /** What the code means and what to do, on this server */
  documentationUrl?: string;
  /** A finer distinction within the code; for `STEP_REQUIRED` the step that is missing, for `ACCOUNT_LOCKED` `soft` (15 minutes, or until the password is reset) or `hard` (until the call center unlocks it) */
  reason?: string;
  /** Message by field of the request */
  fields?: ErrorFields;
  /** @minimum 1 */
  retryAfterSeconds?: number;
  /** @minimum 0 */
  attemptsRemaining?: number;
}
