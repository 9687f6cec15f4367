/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResolveMoneyException409Code } from './resolveMoneyException409Code.ts';

export type ResolveMoneyException409 = Error & {
  code?: ResolveMoneyException409Code;
};
