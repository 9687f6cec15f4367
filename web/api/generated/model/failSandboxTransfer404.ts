/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { FailSandboxTransfer404Code } from './failSandboxTransfer404Code.ts';

export type FailSandboxTransfer404 = Error & {
  code?: FailSandboxTransfer404Code;
};
