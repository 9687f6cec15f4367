/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ValidateCr422Code } from './validateCr422Code.ts';

export type ValidateCr422 = Error & {
  code?: ValidateCr422Code;
};
