/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListTopUps404Code } from './listTopUps404Code.ts';

export type ListTopUps404 = Error & {
  code?: ListTopUps404Code;
};
