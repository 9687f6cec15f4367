/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateSandboxPosting422Code } from './createSandboxPosting422Code.ts';
import type { Error } from './error.ts';

export type CreateSandboxPosting422 = Error & {
  code?: CreateSandboxPosting422Code;
};
