/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { MoveMoney404Code } from './moveMoney404Code.ts';

export type MoveMoney404 = Error & {
  code?: MoveMoney404Code;
};
