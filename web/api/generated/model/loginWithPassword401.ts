/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { LoginWithPassword401Code } from './loginWithPassword401Code.ts';

export type LoginWithPassword401 = Error & {
  code?: LoginWithPassword401Code;
};
