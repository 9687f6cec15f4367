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
  /** A finer distinction within the code. For `STEP_REQUIRED` it is the missing step. For `ACCOUNT_LOCKED` it is `soft` (15 minutes, or until the password is reset) or `hard` (until the call center unlocks it). For `RATE_LIMITED` it is `codes_per_hour` where as many codes were sent as an hour allows, `recipients_per_hour` for look-ups of recipients, and `refused_per_hour` for transfers that were refused. For `AMOUNT_OUT_OF_RANGE` it is `instant_transfer` (the most that one transfer to an IBAN may have) or `cooling_off` (the most for a new beneficiary). For `LIMIT_EXCEEDED` it is the limit, such as `overall_daily`, or `licence_monthly` */
  reason?: string;
  /** Message by field of the request */
  fields?: ErrorFields;
  /** @minimum 1 */
  retryAfterSeconds?: number;
  /** @minimum 0 */
  attemptsRemaining?: number;
}
