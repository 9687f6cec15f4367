/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestStaffUnlock409Code } from './requestStaffUnlock409Code.ts';

export type RequestStaffUnlock409 = Error & {
  code?: RequestStaffUnlock409Code;
};
