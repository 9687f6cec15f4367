/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SearchTopUps400Code } from './searchTopUps400Code.ts';

export type SearchTopUps400 = Error & {
  code?: SearchTopUps400Code;
};
