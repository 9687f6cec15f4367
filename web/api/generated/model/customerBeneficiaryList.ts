/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Beneficiary } from './beneficiary.ts';

export interface CustomerBeneficiaryList {
  items: Beneficiary[];
}
