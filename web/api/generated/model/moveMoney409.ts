/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { MoveMoney409Code } from './moveMoney409Code.ts';

export type MoveMoney409 = Error & {
  code?: MoveMoney409Code;
};
