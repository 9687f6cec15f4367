/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListHolds400Code } from './listHolds400Code.ts';

export type ListHolds400 = Error & {
  code?: ListHolds400Code;
};
