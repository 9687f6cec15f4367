/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { PositiveMoney } from './positiveMoney.ts';

export interface SandboxBankCreditRequest {
  /**
     * The IBAN of a wallet
     * @pattern ^SA[0-9]{22}$
     */
  iban: string;
  amount: PositiveMoney;
  /**
     * @minLength 1
     * @maxLength 140
     * @pattern ^[^\x00-\x1f\x7f]*$
     */
  remitterName: string;
  /** @pattern ^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$ */
  remitterIban?: string;
}
