/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SendOtp504Code } from './sendOtp504Code.ts';

export type SendOtp504 = Error & {
  code?: SendOtp504Code;
};
