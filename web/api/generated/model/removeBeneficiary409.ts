/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RemoveBeneficiary409Code } from './removeBeneficiary409Code.ts';

export type RemoveBeneficiary409 = Error & {
  code?: RemoveBeneficiary409Code;
};
