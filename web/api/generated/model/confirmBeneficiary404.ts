/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ConfirmBeneficiary404Code } from './confirmBeneficiary404Code.ts';
import type { Error } from './error.ts';

export type ConfirmBeneficiary404 = Error & {
  code?: ConfirmBeneficiary404Code;
};
