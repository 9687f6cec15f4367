/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { ToBeneficiaryKind } from './toBeneficiaryKind.ts';

export interface ToBeneficiary {
  kind: ToBeneficiaryKind;
  beneficiaryId: string;
}
