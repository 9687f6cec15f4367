/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetSandboxCardPayment400Code } from './getSandboxCardPayment400Code.ts';

export type GetSandboxCardPayment400 = Error & {
  code?: GetSandboxCardPayment400Code;
};
