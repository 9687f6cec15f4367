/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ExportTransactions429Code } from './exportTransactions429Code.ts';

export type ExportTransactions429 = Error & {
  code?: ExportTransactions429Code;
};
