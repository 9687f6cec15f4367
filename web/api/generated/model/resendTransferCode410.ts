/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendTransferCode410Code } from './resendTransferCode410Code.ts';

export type ResendTransferCode410 = Error & {
  code?: ResendTransferCode410Code;
};
