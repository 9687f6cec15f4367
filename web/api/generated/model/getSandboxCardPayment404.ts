/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetSandboxCardPayment404Code } from './getSandboxCardPayment404Code.ts';

export type GetSandboxCardPayment404 = Error & {
  code?: GetSandboxCardPayment404Code;
};
