/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AdminRequiredResponseCode } from './adminRequiredResponseCode.ts';
import type { Error } from './error.ts';

export type AdminRequiredResponse = Error & {
  code?: AdminRequiredResponseCode;
};
