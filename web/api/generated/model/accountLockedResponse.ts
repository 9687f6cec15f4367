/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { AccountLockedResponseCode } from './accountLockedResponseCode.ts';
import type { Error } from './error.ts';

export type AccountLockedResponse = Error & {
  code?: AccountLockedResponseCode;
};
