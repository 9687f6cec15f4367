/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AddBeneficiary422Code } from './addBeneficiary422Code.ts';
import type { Error } from './error.ts';

export type AddBeneficiary422 = Error & {
  code?: AddBeneficiary422Code;
};
