/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Beneficiary } from './beneficiary.ts';

export interface BeneficiaryList {
  items: Beneficiary[];
  /** @nullable */
  nextCursor: string | null;
  /** @nullable */
  previousCursor: string | null;
  /** @minimum 1 */
  page: number;
}
