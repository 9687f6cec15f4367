/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DecideStaffRequest403Code } from './decideStaffRequest403Code.ts';
import type { Error } from './error.ts';

export type DecideStaffRequest403 = Error & {
  code?: DecideStaffRequest403Code;
};
