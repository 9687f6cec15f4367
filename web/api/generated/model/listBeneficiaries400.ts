/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListBeneficiaries400Code } from './listBeneficiaries400Code.ts';

export type ListBeneficiaries400 = Error & {
  code?: ListBeneficiaries400Code;
};
