/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { PressSandboxCall409Code } from './pressSandboxCall409Code.ts';

export type PressSandboxCall409 = Error & {
  code?: PressSandboxCall409Code;
};
