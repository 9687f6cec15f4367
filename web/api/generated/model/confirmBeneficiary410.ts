/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ConfirmBeneficiary410Code } from './confirmBeneficiary410Code.ts';
import type { Error } from './error.ts';

export type ConfirmBeneficiary410 = Error & {
  code?: ConfirmBeneficiary410Code;
};
