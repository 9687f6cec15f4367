/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SetPasscode400Code } from './setPasscode400Code.ts';

export type SetPasscode400 = Error & {
  code?: SetPasscode400Code;
};
