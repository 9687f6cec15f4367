/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ConfirmBeneficiary400Code } from './confirmBeneficiary400Code.ts';
import type { Error } from './error.ts';

export type ConfirmBeneficiary400 = Error & {
  code?: ConfirmBeneficiary400Code;
};
