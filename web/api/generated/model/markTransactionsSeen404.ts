/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { MarkTransactionsSeen404Code } from './markTransactionsSeen404Code.ts';

export type MarkTransactionsSeen404 = Error & {
  code?: MarkTransactionsSeen404Code;
};
