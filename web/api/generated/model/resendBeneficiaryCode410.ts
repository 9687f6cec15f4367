/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendBeneficiaryCode410Code } from './resendBeneficiaryCode410Code.ts';

export type ResendBeneficiaryCode410 = Error & {
  code?: ResendBeneficiaryCode410Code;
};
