/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ReceiveCallDigits404Code } from './receiveCallDigits404Code.ts';

export type ReceiveCallDigits404 = Error & {
  code?: ReceiveCallDigits404Code;
};
