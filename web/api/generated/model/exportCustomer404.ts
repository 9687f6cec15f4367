/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ExportCustomer404Code } from './exportCustomer404Code.ts';

export type ExportCustomer404 = Error & {
  code?: ExportCustomer404Code;
};
