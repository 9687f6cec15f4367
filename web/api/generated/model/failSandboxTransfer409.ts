/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { FailSandboxTransfer409Code } from './failSandboxTransfer409Code.ts';

export type FailSandboxTransfer409 = Error & {
  code?: FailSandboxTransfer409Code;
};
