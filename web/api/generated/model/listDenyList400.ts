/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListDenyList400Code } from './listDenyList400Code.ts';

export type ListDenyList400 = Error & {
  code?: ListDenyList400Code;
};
