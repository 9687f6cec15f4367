/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { LoginWithPassword423Code } from './loginWithPassword423Code.ts';

export type LoginWithPassword423 = Error & {
  code?: LoginWithPassword423Code;
};
