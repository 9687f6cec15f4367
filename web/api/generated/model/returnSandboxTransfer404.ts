/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ReturnSandboxTransfer404Code } from './returnSandboxTransfer404Code.ts';

export type ReturnSandboxTransfer404 = Error & {
  code?: ReturnSandboxTransfer404Code;
};
