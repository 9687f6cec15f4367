/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { IdCheckUnavailableResponseCode } from './idCheckUnavailableResponseCode.ts';

export type IdCheckUnavailableResponse = Error & {
  code?: IdCheckUnavailableResponseCode;
};
