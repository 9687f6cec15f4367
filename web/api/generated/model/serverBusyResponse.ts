/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ServerBusyResponseCode } from './serverBusyResponseCode.ts';

export type ServerBusyResponse = Error & {
  code?: ServerBusyResponseCode;
};
