/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { LocalScreening400Code } from './localScreening400Code.ts';

export type LocalScreening400 = Error & {
  code?: LocalScreening400Code;
};
