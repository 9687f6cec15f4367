/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DecideStaffRequest409Code } from './decideStaffRequest409Code.ts';
import type { Error } from './error.ts';

export type DecideStaffRequest409 = Error & {
  code?: DecideStaffRequest409Code;
};
