/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SetPassword409Code } from './setPassword409Code.ts';

export type SetPassword409 = Error & {
  code?: SetPassword409Code;
};
