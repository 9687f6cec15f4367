/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestTransferSettlement409Code } from './requestTransferSettlement409Code.ts';

export type RequestTransferSettlement409 = Error & {
  code?: RequestTransferSettlement409Code;
};
