/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetBeneficiary404Code } from './getBeneficiary404Code.ts';

export type GetBeneficiary404 = Error & {
  code?: GetBeneficiary404Code;
};
