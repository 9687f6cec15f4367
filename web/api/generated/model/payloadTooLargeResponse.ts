/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { PayloadTooLargeResponseCode } from './payloadTooLargeResponseCode.ts';

export type PayloadTooLargeResponse = Error & {
  code?: PayloadTooLargeResponseCode;
};
