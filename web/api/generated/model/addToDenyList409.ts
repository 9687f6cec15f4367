/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AddToDenyList409Code } from './addToDenyList409Code.ts';
import type { Error } from './error.ts';

export type AddToDenyList409 = Error & {
  code?: AddToDenyList409Code;
};
