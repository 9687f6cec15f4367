/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateTopUp429Code } from './createTopUp429Code.ts';
import type { Error } from './error.ts';

export type CreateTopUp429 = Error & {
  code?: CreateTopUp429Code;
};
