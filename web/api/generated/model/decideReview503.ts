/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DecideReview503Code } from './decideReview503Code.ts';
import type { Error } from './error.ts';

export type DecideReview503 = Error & {
  code?: DecideReview503Code;
};
