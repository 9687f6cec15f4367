/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DecideStaffRequest422Code } from './decideStaffRequest422Code.ts';
import type { Error } from './error.ts';

export type DecideStaffRequest422 = Error & {
  code?: DecideStaffRequest422Code;
};
