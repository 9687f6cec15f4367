/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { SetPasscode409Code } from './setPasscode409Code.ts';

export type SetPasscode409 = Error & {
  code?: SetPasscode409Code;
};
