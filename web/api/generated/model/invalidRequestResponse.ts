/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { InvalidRequestResponseCode } from './invalidRequestResponseCode.ts';

export type InvalidRequestResponse = Error & {
  code?: InvalidRequestResponseCode;
};
