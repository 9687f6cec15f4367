/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { NafathSessionNotFoundResponseCode } from './nafathSessionNotFoundResponseCode.ts';

export type NafathSessionNotFoundResponse = Error & {
  code?: NafathSessionNotFoundResponseCode;
};
