/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import type { Money } from './money.ts';
import type { TopUpDisputePayloadKind } from './topUpDisputePayloadKind.ts';

export interface TopUpDisputePayload {
  kind: TopUpDisputePayloadKind;
  topUpId: string;
  /** Whose top-up it is */
  customerId: string;
  /** What had not gone back to the card yet */
  amount: Money;
}
