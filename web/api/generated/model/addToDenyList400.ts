/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AddToDenyList400Code } from './addToDenyList400Code.ts';
import type { Error } from './error.ts';

export type AddToDenyList400 = Error & {
  code?: AddToDenyList400Code;
};
