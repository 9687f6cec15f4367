/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { BeneficiaryCause } from './beneficiaryCause.ts';
import type { BeneficiaryState } from './beneficiaryState.ts';
import type { Timestamp } from './timestamp.ts';

export interface BeneficiaryStep {
  state: BeneficiaryState;
  cause: BeneficiaryCause;
  at: Timestamp;
}
