/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RunGlobalScreening503Code } from './runGlobalScreening503Code.ts';

export type RunGlobalScreening503 = Error & {
  code?: RunGlobalScreening503Code;
};
