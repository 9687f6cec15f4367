/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CallbackNotFoundResponseCode } from './callbackNotFoundResponseCode.ts';
import type { Error } from './error.ts';

export type CallbackNotFoundResponse = Error & {
  code?: CallbackNotFoundResponseCode;
};
