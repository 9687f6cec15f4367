/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { IdNumber } from './idNumber.ts';

export interface LocalScreeningRequest {
  idNumber: IdNumber;
}
