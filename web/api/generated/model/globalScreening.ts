/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { GlobalScreeningStatus } from './globalScreeningStatus.ts';

export interface GlobalScreening {
  /** `REVIEW` lasts until compliance has decided. Call the operation again for the outcome */
  status: GlobalScreeningStatus;
  reason?: string;
}
