/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResumeBeneficiary409Code } from './resumeBeneficiary409Code.ts';

export type ResumeBeneficiary409 = Error & {
  code?: ResumeBeneficiary409Code;
};
