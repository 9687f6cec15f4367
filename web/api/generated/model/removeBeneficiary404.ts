/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RemoveBeneficiary404Code } from './removeBeneficiary404Code.ts';

export type RemoveBeneficiary404 = Error & {
  code?: RemoveBeneficiary404Code;
};
