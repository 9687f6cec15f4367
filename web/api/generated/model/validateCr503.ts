/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ValidateCr503Code } from './validateCr503Code.ts';

export type ValidateCr503 = Error & {
  code?: ValidateCr503Code;
};
