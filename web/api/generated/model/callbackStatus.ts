/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CallbackState } from './callbackState.ts';

export interface CallbackStatus {
  status: CallbackState;
  message: string;
}
