/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResolveMoneyException404Code } from './resolveMoneyException404Code.ts';

export type ResolveMoneyException404 = Error & {
  code?: ResolveMoneyException404Code;
};
