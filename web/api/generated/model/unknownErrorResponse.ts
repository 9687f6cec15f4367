/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { UnknownErrorResponseCode } from './unknownErrorResponseCode.ts';

export type UnknownErrorResponse = Error & {
  code?: UnknownErrorResponseCode;
};
