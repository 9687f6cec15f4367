/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ChangeKybOption409Code } from './changeKybOption409Code.ts';
import type { Error } from './error.ts';

export type ChangeKybOption409 = Error & {
  code?: ChangeKybOption409Code;
};
