/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ReceiveCallDigits409Code } from './receiveCallDigits409Code.ts';

export type ReceiveCallDigits409 = Error & {
  code?: ReceiveCallDigits409Code;
};
