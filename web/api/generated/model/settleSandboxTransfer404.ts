/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SettleSandboxTransfer404Code } from './settleSandboxTransfer404Code.ts';

export type SettleSandboxTransfer404 = Error & {
  code?: SettleSandboxTransfer404Code;
};
