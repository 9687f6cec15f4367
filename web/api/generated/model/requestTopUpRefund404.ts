/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestTopUpRefund404Code } from './requestTopUpRefund404Code.ts';

export type RequestTopUpRefund404 = Error & {
  code?: RequestTopUpRefund404Code;
};
