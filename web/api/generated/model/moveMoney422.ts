/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { MoveMoney422Code } from './moveMoney422Code.ts';

export type MoveMoney422 = Error & {
  code?: MoveMoney422Code;
};
