/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CreateProfile503Code } from './createProfile503Code.ts';
import type { Error } from './error.ts';

export type CreateProfile503 = Error & {
  code?: CreateProfile503Code;
};
