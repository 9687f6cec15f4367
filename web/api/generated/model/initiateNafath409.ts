/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { InitiateNafath409Code } from './initiateNafath409Code.ts';

export type InitiateNafath409 = Error & {
  code?: InitiateNafath409Code;
};
