/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetTransferReceipt409Code } from './getTransferReceipt409Code.ts';

export type GetTransferReceipt409 = Error & {
  code?: GetTransferReceipt409Code;
};
