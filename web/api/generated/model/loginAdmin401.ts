/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { LoginAdmin401Code } from './loginAdmin401Code.ts';

export type LoginAdmin401 = Error & {
  code?: LoginAdmin401Code;
};
