/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ChangePassword400Code } from './changePassword400Code.ts';
import type { Error } from './error.ts';

export type ChangePassword400 = Error & {
  code?: ChangePassword400Code;
};
