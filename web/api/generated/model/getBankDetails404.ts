/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetBankDetails404Code } from './getBankDetails404Code.ts';

export type GetBankDetails404 = Error & {
  code?: GetBankDetails404Code;
};
