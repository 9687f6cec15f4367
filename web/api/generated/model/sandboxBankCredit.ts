/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { SandboxBankCreditState } from './sandboxBankCreditState.ts';

export interface SandboxBankCredit {
  /** Of the simulated bank */
  bankReference: string;
  state: SandboxBankCreditState;
  /** Why it is in this state */
  cause: string;
}
