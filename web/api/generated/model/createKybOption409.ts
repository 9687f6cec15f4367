/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateKybOption409Code } from './createKybOption409Code.ts';
import type { Error } from './error.ts';

export type CreateKybOption409 = Error & {
  code?: CreateKybOption409Code;
};
