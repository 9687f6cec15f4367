/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { TransferPartyKind } from './transferPartyKind.ts';

export interface TransferParty {
  kind: TransferPartyKind;
  /** Of a customer masked */
  name: string;
  nameArabic?: string;
  /** Of a beneficiary */
  iban?: string;
  /** Of a beneficiary */
  beneficiaryId?: string;
}
