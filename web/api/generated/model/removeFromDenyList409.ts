/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RemoveFromDenyList409Code } from './removeFromDenyList409Code.ts';

export type RemoveFromDenyList409 = Error & {
  code?: RemoveFromDenyList409Code;
};
