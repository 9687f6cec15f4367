/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RemoveFromDenyList404Code } from './removeFromDenyList404Code.ts';

export type RemoveFromDenyList404 = Error & {
  code?: RemoveFromDenyList404Code;
};
