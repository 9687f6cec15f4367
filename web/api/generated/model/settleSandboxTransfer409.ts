/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SettleSandboxTransfer409Code } from './settleSandboxTransfer409Code.ts';

export type SettleSandboxTransfer409 = Error & {
  code?: SettleSandboxTransfer409Code;
};
