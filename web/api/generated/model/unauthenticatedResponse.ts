/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { UnauthenticatedResponseCode } from './unauthenticatedResponseCode.ts';

export type UnauthenticatedResponse = Error & {
  code?: UnauthenticatedResponseCode;
};
