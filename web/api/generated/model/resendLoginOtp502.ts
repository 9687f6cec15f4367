/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendLoginOtp502Code } from './resendLoginOtp502Code.ts';

export type ResendLoginOtp502 = Error & {
  code?: ResendLoginOtp502Code;
};
