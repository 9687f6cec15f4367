/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateProfile403Code } from './createProfile403Code.ts';
import type { Error } from './error.ts';

export type CreateProfile403 = Error & {
  code?: CreateProfile403Code;
};
