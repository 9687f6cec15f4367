/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { InitiateNafath502Code } from './initiateNafath502Code.ts';

export type InitiateNafath502 = Error & {
  code?: InitiateNafath502Code;
};
