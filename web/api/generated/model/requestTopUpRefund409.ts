/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestTopUpRefund409Code } from './requestTopUpRefund409Code.ts';

export type RequestTopUpRefund409 = Error & {
  code?: RequestTopUpRefund409Code;
};
