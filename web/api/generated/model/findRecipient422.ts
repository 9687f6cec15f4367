/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { FindRecipient422Code } from './findRecipient422Code.ts';

export type FindRecipient422 = Error & {
  code?: FindRecipient422Code;
};
