/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { CustomerSummary } from './customerSummary.ts';
import type { Money } from './money.ts';
import type { StaffRequest } from './staffRequest.ts';
import type { SuspenseCause } from './suspenseCause.ts';
import type { Timestamp } from './timestamp.ts';

export interface SuspenseCredit {
  creditId: string;
  /** Of the bank, to ask it about the transfer */
  bankReference: string;
  amount: Money;
  /** To which it was sent */
  iban: string;
  /** As the bank states it */
  remitterName: string;
  /** Left out for a deposit of cash */
  remitterIban?: string;
  cause: SuspenseCause;
  /** When it arrived at the bank */
  bookedAt: Timestamp;
  /** Since when it is in suspense */
  since: Timestamp;
  /** Whose wallet has the IBAN */
  customer?: CustomerSummary;
  /** The request about it that waits for its decision */
  request?: StaffRequest;
}
