/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ChangePassword422Code } from './changePassword422Code.ts';
import type { Error } from './error.ts';

export type ChangePassword422 = Error & {
  code?: ChangePassword422Code;
};
