/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { ReceiveCallDigits410Code } from './receiveCallDigits410Code.ts';

export type ReceiveCallDigits410 = Error & {
  code?: ReceiveCallDigits410Code;
};
