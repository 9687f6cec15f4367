/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DecideReview404Code } from './decideReview404Code.ts';
import type { Error } from './error.ts';

export type DecideReview404 = Error & {
  code?: DecideReview404Code;
};
