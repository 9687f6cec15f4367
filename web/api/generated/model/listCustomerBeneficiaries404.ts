/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListCustomerBeneficiaries404Code } from './listCustomerBeneficiaries404Code.ts';

export type ListCustomerBeneficiaries404 = Error & {
  code?: ListCustomerBeneficiaries404Code;
};
