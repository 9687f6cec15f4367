/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ReceiveBankCredit409Code } from './receiveBankCredit409Code.ts';

export type ReceiveBankCredit409 = Error & {
  code?: ReceiveBankCredit409Code;
};
