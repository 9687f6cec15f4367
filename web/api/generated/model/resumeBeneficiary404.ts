/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResumeBeneficiary404Code } from './resumeBeneficiary404Code.ts';

export type ResumeBeneficiary404 = Error & {
  code?: ResumeBeneficiary404Code;
};
