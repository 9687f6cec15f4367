/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RunSandboxRescreening404Code } from './runSandboxRescreening404Code.ts';

export type RunSandboxRescreening404 = Error & {
  code?: RunSandboxRescreening404Code;
};
