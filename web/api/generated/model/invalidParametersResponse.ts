/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { InvalidParametersResponseCode } from './invalidParametersResponseCode.ts';

export type InvalidParametersResponse = Error & {
  code?: InvalidParametersResponseCode;
};
