/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { IdempotencyMismatchResponseCode } from './idempotencyMismatchResponseCode.ts';

export type IdempotencyMismatchResponse = Error & {
  code?: IdempotencyMismatchResponseCode;
};
