/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ValidateCr409Code } from './validateCr409Code.ts';

export type ValidateCr409 = Error & {
  code?: ValidateCr409Code;
};
