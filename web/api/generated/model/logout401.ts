/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { Logout401Code } from './logout401Code.ts';

export type Logout401 = Error & {
  code?: Logout401Code;
};
