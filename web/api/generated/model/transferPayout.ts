/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Timestamp } from './timestamp.ts';
import type { TransferPayoutLastAnswer } from './transferPayoutLastAnswer.ts';

/**
 * What the provider was asked and said
 */
export interface TransferPayout {
  /**
     * Our number of the payout, which the provider takes once
     * @pattern ^[0-9]{16}$
     */
  sequenceNumber: string;
  /** Of the provider, once it has named it */
  providerReference?: string;
  /**
     * How often it was submitted
     * @minimum 1
     */
  submissions: number;
  firstSubmittedAt: Timestamp;
  lastSubmittedAt: Timestamp;
  /** Since when it was not known whether the provider has it, also if it is known now */
  unknownSince?: Timestamp;
  /**
     * How often the provider was asked since the last step
     * @minimum 0
     */
  questions: number;
  /** What the provider said when it was last asked for the number */
  lastAnswer?: TransferPayoutLastAnswer;
  lastAskedAt?: Timestamp;
  /** When it is asked next */
  nextQuestionAt?: Timestamp;
  /** Since when it needs a decision of the staff */
  undecidedSince?: Timestamp;
}
