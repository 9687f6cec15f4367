/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ResendTransferCode429Code } from './resendTransferCode429Code.ts';

export type ResendTransferCode429 = Error & {
  code?: ResendTransferCode429Code;
};
