/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { PayTopUp404Code } from './payTopUp404Code.ts';

export type PayTopUp404 = Error & {
  code?: PayTopUp404Code;
};
