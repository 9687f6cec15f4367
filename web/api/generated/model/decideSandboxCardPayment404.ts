/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DecideSandboxCardPayment404Code } from './decideSandboxCardPayment404Code.ts';
import type { Error } from './error.ts';

export type DecideSandboxCardPayment404 = Error & {
  code?: DecideSandboxCardPayment404Code;
};
