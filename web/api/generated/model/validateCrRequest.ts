/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CrNumber } from './crNumber.ts';

export interface ValidateCrRequest {
  crNumber: CrNumber;
}
