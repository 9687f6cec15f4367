/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SendOtp409Code } from './sendOtp409Code.ts';

export type SendOtp409 = Error & {
  code?: SendOtp409Code;
};
