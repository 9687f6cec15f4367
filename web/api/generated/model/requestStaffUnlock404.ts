/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestStaffUnlock404Code } from './requestStaffUnlock404Code.ts';

export type RequestStaffUnlock404 = Error & {
  code?: RequestStaffUnlock404Code;
};
