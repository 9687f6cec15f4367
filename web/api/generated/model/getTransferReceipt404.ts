/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetTransferReceipt404Code } from './getTransferReceipt404Code.ts';

export type GetTransferReceipt404 = Error & {
  code?: GetTransferReceipt404Code;
};
