/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ServiceUnavailableResponseCode } from './serviceUnavailableResponseCode.ts';

export type ServiceUnavailableResponse = Error & {
  code?: ServiceUnavailableResponseCode;
};
