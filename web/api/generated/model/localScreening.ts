/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { LocalScreeningStatus } from './localScreeningStatus.ts';

export interface LocalScreening {
  status: LocalScreeningStatus;
}
