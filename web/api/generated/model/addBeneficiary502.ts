/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AddBeneficiary502Code } from './addBeneficiary502Code.ts';
import type { Error } from './error.ts';

export type AddBeneficiary502 = Error & {
  code?: AddBeneficiary502Code;
};
