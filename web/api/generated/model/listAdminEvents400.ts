/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ListAdminEvents400Code } from './listAdminEvents400Code.ts';

export type ListAdminEvents400 = Error & {
  code?: ListAdminEvents400Code;
};
