/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ChangeEmail404Code } from './changeEmail404Code.ts';
import type { Error } from './error.ts';

export type ChangeEmail404 = Error & {
  code?: ChangeEmail404Code;
};
