/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SendOtp502Code } from './sendOtp502Code.ts';

export type SendOtp502 = Error & {
  code?: SendOtp502Code;
};
