/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateProfile409Code } from './createProfile409Code.ts';
import type { Error } from './error.ts';

export type CreateProfile409 = Error & {
  code?: CreateProfile409Code;
};
