/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { EndCustomerSessions404Code } from './endCustomerSessions404Code.ts';
import type { Error } from './error.ts';

export type EndCustomerSessions404 = Error & {
  code?: EndCustomerSessions404Code;
};
