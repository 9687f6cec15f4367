/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { DecideStaffRequest404Code } from './decideStaffRequest404Code.ts';
import type { Error } from './error.ts';

export type DecideStaffRequest404 = Error & {
  code?: DecideStaffRequest404Code;
};
