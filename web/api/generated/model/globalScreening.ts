/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { GlobalScreeningStatus } from './globalScreeningStatus.ts';

export interface GlobalScreening {
  /** A review goes on until compliance has decided; ask again for what came of it */
  status: GlobalScreeningStatus;
  reason?: string;
}
