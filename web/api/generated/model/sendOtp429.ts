/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SendOtp429Code } from './sendOtp429Code.ts';

export type SendOtp429 = Error & {
  code?: SendOtp429Code;
};
