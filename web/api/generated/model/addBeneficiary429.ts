/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AddBeneficiary429Code } from './addBeneficiary429Code.ts';
import type { Error } from './error.ts';

export type AddBeneficiary429 = Error & {
  code?: AddBeneficiary429Code;
};
