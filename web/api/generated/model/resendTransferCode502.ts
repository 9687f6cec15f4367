/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendTransferCode502Code } from './resendTransferCode502Code.ts';

export type ResendTransferCode502 = Error & {
  code?: ResendTransferCode502Code;
};
