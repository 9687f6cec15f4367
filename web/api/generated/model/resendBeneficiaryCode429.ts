/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendBeneficiaryCode429Code } from './resendBeneficiaryCode429Code.ts';

export type ResendBeneficiaryCode429 = Error & {
  code?: ResendBeneficiaryCode429Code;
};
