/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { LoginWithPassword502Code } from './loginWithPassword502Code.ts';

export type LoginWithPassword502 = Error & {
  code?: LoginWithPassword502Code;
};
