/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { IdPhoneMatch422Code } from './idPhoneMatch422Code.ts';

export type IdPhoneMatch422 = Error & {
  code?: IdPhoneMatch422Code;
};
