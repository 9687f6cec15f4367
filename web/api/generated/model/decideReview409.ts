/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DecideReview409Code } from './decideReview409Code.ts';
import type { Error } from './error.ts';

export type DecideReview409 = Error & {
  code?: DecideReview409Code;
};
