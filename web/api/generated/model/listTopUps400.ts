/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListTopUps400Code } from './listTopUps400Code.ts';

export type ListTopUps400 = Error & {
  code?: ListTopUps400Code;
};
