/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { EndSession404Code } from './endSession404Code.ts';
import type { Error } from './error.ts';

export type EndSession404 = Error & {
  code?: EndSession404Code;
};
