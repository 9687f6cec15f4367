/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { IdPhoneMatch409Code } from './idPhoneMatch409Code.ts';

export type IdPhoneMatch409 = Error & {
  code?: IdPhoneMatch409Code;
};
