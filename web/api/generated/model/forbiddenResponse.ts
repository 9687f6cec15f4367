/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ForbiddenResponseCode } from './forbiddenResponseCode.ts';

export type ForbiddenResponse = Error & {
  code?: ForbiddenResponseCode;
};
