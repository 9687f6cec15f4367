/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ChangeSignInCall409Code } from './changeSignInCall409Code.ts';
import type { Error } from './error.ts';

export type ChangeSignInCall409 = Error & {
  code?: ChangeSignInCall409Code;
};
