/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendBeneficiaryCode404Code } from './resendBeneficiaryCode404Code.ts';

export type ResendBeneficiaryCode404 = Error & {
  code?: ResendBeneficiaryCode404Code;
};
