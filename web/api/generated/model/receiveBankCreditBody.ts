/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Timestamp } from './timestamp.ts';

/**
 * As far as it is read. Other fields are ignored
 */
export type ReceiveBankCreditBody = {
  /**
     * The bank's own
     * @minLength 1
     * @maxLength 100
     */
  bankReference: string;
  /** Of the wallet */
  iban: string;
  /**
     * In halalas
     * @minimum 1
     */
  amount: number;
  currency: string;
  remitterName: string;
  /** Null for a deposit of cash */
  remitterIban?: string | null;
  bookedAt: Timestamp;
};
