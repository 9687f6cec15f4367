/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ReorderKybOptions409Code } from './reorderKybOptions409Code.ts';

export type ReorderKybOptions409 = Error & {
  code?: ReorderKybOptions409Code;
};
