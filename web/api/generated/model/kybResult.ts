/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { KybResultRiskRating } from './kybResultRiskRating.ts';
import type { KybResultStatus } from './kybResultStatus.ts';

export interface KybResult {
  riskRating: KybResultRiskRating;
  status: KybResultStatus;
}
