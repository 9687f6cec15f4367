/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestAccountClosure409Code } from './requestAccountClosure409Code.ts';

export type RequestAccountClosure409 = Error & {
  code?: RequestAccountClosure409Code;
};
