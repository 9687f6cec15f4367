/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SetPassword400Code } from './setPassword400Code.ts';

export type SetPassword400 = Error & {
  code?: SetPassword400Code;
};
