/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Timestamp } from './timestamp.ts';

/**
 * What the card provider was sent and says. Our number of the payment is the `topUpId`
 */
export interface TopUpCardPayment {
  /** Of the card provider, once it has named it */
  providerReference?: string;
  /** When the form of the card provider was last opened */
  formOpenedAt?: Timestamp;
  /** When the card was last sent to the provider */
  sentAt?: Timestamp;
  /** When the provider is asked next */
  nextQuestionAt?: Timestamp;
  /** When the money arrived at our bank */
  settledAt?: Timestamp;
  /** Since when the provider says that the whole payment went back to the card. Present if the top-up failed or expired */
  returnedAt?: Timestamp;
}
