/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { LoginWithPassword429Code } from './loginWithPassword429Code.ts';

export type LoginWithPassword429 = Error & {
  code?: LoginWithPassword429Code;
};
