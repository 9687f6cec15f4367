/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { UnsupportedMediaTypeResponseCode } from './unsupportedMediaTypeResponseCode.ts';

export type UnsupportedMediaTypeResponse = Error & {
  code?: UnsupportedMediaTypeResponseCode;
};
