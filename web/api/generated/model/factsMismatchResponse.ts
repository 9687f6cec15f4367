/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { FactsMismatchResponseCode } from './factsMismatchResponseCode.ts';

export type FactsMismatchResponse = Error & {
  code?: FactsMismatchResponseCode;
};
