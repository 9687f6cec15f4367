/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ReturnSandboxTransfer409Code } from './returnSandboxTransfer409Code.ts';

export type ReturnSandboxTransfer409 = Error & {
  code?: ReturnSandboxTransfer409Code;
};
