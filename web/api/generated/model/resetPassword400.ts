/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResetPassword400Code } from './resetPassword400Code.ts';

export type ResetPassword400 = Error & {
  code?: ResetPassword400Code;
};
