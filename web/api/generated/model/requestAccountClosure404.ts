/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestAccountClosure404Code } from './requestAccountClosure404Code.ts';

export type RequestAccountClosure404 = Error & {
  code?: RequestAccountClosure404Code;
};
