/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SuspendBeneficiary409Code } from './suspendBeneficiary409Code.ts';

export type SuspendBeneficiary409 = Error & {
  code?: SuspendBeneficiary409Code;
};
