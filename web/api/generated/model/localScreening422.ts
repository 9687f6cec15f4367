/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { LocalScreening422Code } from './localScreening422Code.ts';

export type LocalScreening422 = Error & {
  code?: LocalScreening422Code;
};
