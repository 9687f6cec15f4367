/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SuspendBeneficiary404Code } from './suspendBeneficiary404Code.ts';

export type SuspendBeneficiary404 = Error & {
  code?: SuspendBeneficiary404Code;
};
