/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendBeneficiaryCode502Code } from './resendBeneficiaryCode502Code.ts';

export type ResendBeneficiaryCode502 = Error & {
  code?: ResendBeneficiaryCode502Code;
};
