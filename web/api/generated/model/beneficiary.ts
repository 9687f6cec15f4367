/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { BeneficiaryCause } from './beneficiaryCause.ts';
import type { BeneficiaryPayeeCheck } from './beneficiaryPayeeCheck.ts';
import type { BeneficiaryState } from './beneficiaryState.ts';
import type { BeneficiaryStep } from './beneficiaryStep.ts';
import type { CoolingOff } from './coolingOff.ts';
import type { Iban } from './iban.ts';
import type { Timestamp } from './timestamp.ts';

export interface Beneficiary {
  beneficiaryId: string;
  name: string;
  nickname?: string;
  iban: Iban;
  /** @pattern ^[0-9]{2}$ */
  bankCode: string;
  /** Left out where the code is not known */
  bankName?: string;
  bankNameArabic?: string;
  /**
     * Left out without an identifier
     * @pattern ^[0-9]{4}$
     */
  identifierLastDigits?: string;
  state: BeneficiaryState;
  cause: BeneficiaryCause;
  /** When the state began */
  since: Timestamp;
  /** Whether the IBAN belongs to the identifier. `not_checked` without one, or if the banks did not answer for a day */
  payeeCheck: BeneficiaryPayeeCheck;
  coolingOff?: CoolingOff;
  createdAt: Timestamp;
  /** Every state, oldest first */
  history: BeneficiaryStep[];
}
