/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AddBeneficiary409Code } from './addBeneficiary409Code.ts';
import type { Error } from './error.ts';

export type AddBeneficiary409 = Error & {
  code?: AddBeneficiary409Code;
};
