/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { RequestTransferSettlement404Code } from './requestTransferSettlement404Code.ts';

export type RequestTransferSettlement404 = Error & {
  code?: RequestTransferSettlement404Code;
};
