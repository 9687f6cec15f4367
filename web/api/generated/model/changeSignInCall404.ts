/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ChangeSignInCall404Code } from './changeSignInCall404Code.ts';
import type { Error } from './error.ts';

export type ChangeSignInCall404 = Error & {
  code?: ChangeSignInCall404Code;
};
