/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendTransferCode404Code } from './resendTransferCode404Code.ts';

export type ResendTransferCode404 = Error & {
  code?: ResendTransferCode404Code;
};
