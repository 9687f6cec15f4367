/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { PayTopUp409Code } from './payTopUp409Code.ts';

export type PayTopUp409 = Error & {
  code?: PayTopUp409Code;
};
