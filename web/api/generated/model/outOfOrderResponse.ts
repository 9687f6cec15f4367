/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Error } from './error.ts';
import type { OutOfOrderResponseCode } from './outOfOrderResponseCode.ts';

export type OutOfOrderResponse = Error & {
  code?: OutOfOrderResponseCode;
};
