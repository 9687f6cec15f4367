/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { FindRecipient404Code } from './findRecipient404Code.ts';

export type FindRecipient404 = Error & {
  code?: FindRecipient404Code;
};
