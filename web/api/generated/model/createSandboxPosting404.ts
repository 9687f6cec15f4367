/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateSandboxPosting404Code } from './createSandboxPosting404Code.ts';
import type { Error } from './error.ts';

export type CreateSandboxPosting404 = Error & {
  code?: CreateSandboxPosting404Code;
};
