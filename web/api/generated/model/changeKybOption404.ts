/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ChangeKybOption404Code } from './changeKybOption404Code.ts';
import type { Error } from './error.ts';

export type ChangeKybOption404 = Error & {
  code?: ChangeKybOption404Code;
};
