/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { GetAdminTopUp404Code } from './getAdminTopUp404Code.ts';

export type GetAdminTopUp404 = Error & {
  code?: GetAdminTopUp404Code;
};
