/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SendOtp422Code } from './sendOtp422Code.ts';

export type SendOtp422 = Error & {
  code?: SendOtp422Code;
};
