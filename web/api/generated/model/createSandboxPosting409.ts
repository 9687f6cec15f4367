/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateSandboxPosting409Code } from './createSandboxPosting409Code.ts';
import type { Error } from './error.ts';

export type CreateSandboxPosting409 = Error & {
  code?: CreateSandboxPosting409Code;
};
