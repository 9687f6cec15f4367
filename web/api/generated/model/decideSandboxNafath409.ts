/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DecideSandboxNafath409Code } from './decideSandboxNafath409Code.ts';
import type { Error } from './error.ts';

export type DecideSandboxNafath409 = Error & {
  code?: DecideSandboxNafath409Code;
};
