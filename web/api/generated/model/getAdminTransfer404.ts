/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetAdminTransfer404Code } from './getAdminTransfer404Code.ts';

export type GetAdminTransfer404 = Error & {
  code?: GetAdminTransfer404Code;
};
