/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { IdempotencyInFlightResponseCode } from './idempotencyInFlightResponseCode.ts';

export type IdempotencyInFlightResponse = Error & {
  code?: IdempotencyInFlightResponseCode;
};
